import {
  type ContactErrors,
  type ContactField,
  contactFieldNames,
} from '../../lib/contact-check.ts';
import { type ContactFields, contactLimits, isNomination } from '../../lib/contact-fields.ts';
import { paths } from '../../lib/paths.ts';
import { contactSubjects } from '../../lib/vocabulary.ts';
import { buttonClass } from '../ui/controls/button.tsx';
import { Notice, type NoticeText } from '../ui/controls/notice.tsx';
import { DataCare } from '../ui/forms/data-care.tsx';
import { ErrorSummary } from '../ui/forms/error-summary.tsx';
import { SelectField, TextAreaField, TextField } from '../ui/forms/field.tsx';
import { Trap } from '../ui/forms/trap.tsx';
import { NominationFields } from './nomination-fields.tsx';

interface ContactFormProps {
  typed: ContactFields;
  errors?: ContactErrors;
  notice?: NoticeText;
}

const subjects = Object.entries(contactSubjects).map(([value, label]) => ({ value, label }));
const { nome, mensagem } = contactLimits;

/** A plain form without maximum lengths, so that pasted text is never cut off unnoticed. */
export function ContactForm({ typed, errors = {}, notice }: ContactFormProps) {
  const first = contactFieldNames.find((name) => errors[name]);
  const field = (name: ContactField) => ({
    id: `contato-${name}`,
    name,
    defaultValue: typed[name],
    error: errors[name],
    ...(name === first ? { autoFocus: true } : {}),
  });
  return (
    <form className="desk__paper contact__form" action={paths.contact} method="post" noValidate>
      <ErrorSummary wrong={wrongFields(errors)} focused={false}>
        Sua mensagem ainda não foi enviada. O que você escreveu continua aqui.
      </ErrorSummary>
      {notice ? <Notice {...notice} /> : null}
      <input type="hidden" name="indicacao" value={typed.indicacao} />
      <Trap />
      <TextField
        {...field('nome')}
        required
        label="Nome"
        autoComplete="name"
        hint={`Até ${nome} caracteres.`}
      />
      <TextField
        {...field('email')}
        required
        label="E-mail"
        type="email"
        autoComplete="email"
        hint="É para lá que vai a resposta. Exemplo: nome@exemplo.com"
      />
      <SelectField
        {...field('assunto')}
        required
        label="Assunto"
        options={[{ value: '', label: 'Escolha um assunto' }, ...subjects]}
      />
      {typed.sobre ? <AboutField typed={typed.sobre} /> : null}
      {isNomination(typed) ? <NominationFields field={field} /> : null}
      <TextAreaField
        {...field('mensagem')}
        required
        label="Mensagem"
        rows={7}
        hint={`De ${mensagem.min} a ${mensagem.max.toLocaleString('pt-BR')} caracteres.`}
      />
      <div>
        <button className={buttonClass()} type="submit">
          Enviar mensagem
        </button>
        <p className="small muted desk__note">
          Usamos seus dados só para responder. Você não precisa dizer por que pergunta. <DataCare />
        </p>
      </div>
    </form>
  );
}

const wrongFields = (errors: ContactErrors) =>
  contactFieldNames.flatMap((name) => {
    const text = errors[name];
    return text ? [{ href: `#contato-${name}`, text }] : [];
  });

function AboutField({ typed }: { typed: string }) {
  return (
    <TextField
      id="contato-sobre"
      name="sobre"
      label="Sobre o quê"
      hint="Veio preenchido pelo link que você abriu. Mude ou apague, se quiser."
      defaultValue={typed}
    />
  );
}
