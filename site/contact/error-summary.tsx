import type { ContactErrors, ContactField } from '../../lib/contact-check.ts';

interface ErrorSummaryProps {
  fields: readonly ContactField[];
  errors: ContactErrors;
}

/** What to mend, in the order of the form, each a link to its field. */
export function ErrorSummary({ fields, errors }: ErrorSummaryProps) {
  const wrong = fields.filter((name) => errors[name]);
  if (wrong.length === 0) return null;
  return (
    <div className="notice notice--error" role="alert">
      <p className="notice__title">
        {wrong.length === 1 ? 'Falta acertar um campo' : `Falta acertar ${wrong.length} campos`}
      </p>
      <p>Sua mensagem ainda não foi enviada. O que você escreveu continua aqui.</p>
      <ul className="contact__wrong">
        {wrong.map((name) => (
          <li key={name}>
            <a href={`#contato-${name}`}>{errors[name]}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
