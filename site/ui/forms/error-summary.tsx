import './error-summary.css';

interface ErrorSummaryProps {
  /** In the order of the form: the field's id, and what is wrong. */
  wrong: readonly { id: string; text: string }[];
  /** What has not happened, and that nothing is lost. */
  children: string;
}

/** What to mend, each a link to its field. */
export function ErrorSummary({ wrong, children }: ErrorSummaryProps) {
  if (wrong.length === 0) return null;
  return (
    <div className="notice notice--error" role="alert">
      <p className="notice__title">
        {wrong.length === 1 ? 'Falta acertar um campo' : `Falta acertar ${wrong.length} campos`}
      </p>
      <p>{children}</p>
      <ul className="wrong">
        {wrong.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
