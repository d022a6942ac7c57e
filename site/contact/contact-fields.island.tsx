import { useCallback, useEffect, useRef, useState } from 'react';
import {
  type ContactErrors,
  type ContactField,
  contactErrors,
  contactFieldNames,
} from '../../lib/contact-check.ts';
import {
  type ContactFields,
  cleanContactFields,
  contactLimits,
  isNomination,
} from '../../lib/contact-fields.ts';
import { contactSubjects } from '../../lib/vocabulary.ts';
import { ErrorSummary } from '../ui/forms/error-summary.tsx';
import { SelectField, TextAreaField, TextField } from '../ui/forms/field.tsx';
import { NominationFields } from './nomination-fields.tsx';

export interface ContactFormFieldsProps {
  typed: ContactFields;
  /** What the server found wrong. */
  errors?: ContactErrors;
}

const subjects = Object.entries(contactSubjects).map(([value, label]) => ({ value, label }));
const { nome, mensagem } = contactLimits;

/**
 * The fields of the form, without maximum lengths, so that pasted text is never cut off unnoticed. After the
 * first send, what is wrong follows what one types, by the server's own rules.
 */
export function ContactFormFields({ typed, errors: found = {} }: ContactFormFieldsProps) {
  const { errors, kind, follow, hasTyped } = useErrors(found);
  const first = contactFieldNames.find((name) => found[name]);
  const field = (name: ContactField) => ({
    id: `contato-${name}`,
    name,
    defaultValue: typed[name],
    error: errors[name],
    onInput: follow,
    ...(name === first ? { autoFocus: true } : {}),
  });
  return (
    <>
      <ErrorSummary wrong={wrongFields(errors)} focused={false} isTold={!hasTyped}>
        Sua mensagem ainda não foi enviada. O que você escreveu continua aqui.
      </ErrorSummary>
      <input ref={kind} type="hidden" name="indicacao" value={typed.indicacao} />
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
    </>
  );
}

/** What is wrong now. `kind` is a field that every form has, and leads to the others. */
function useErrors(found: ContactErrors) {
  const [errors, setErrors] = useState(found);
  const [hasTyped, setHasTyped] = useState(false);
  const kind = useRef<HTMLInputElement>(null);
  const recheck = useCallback(() => {
    const form = kind.current?.form;
    if (form) setErrors(contactErrors(fieldsOf(form)));
  }, []);
  // Something may have been mended before the script was here.
  useEffect(recheck, [recheck]);

  function follow(): void {
    setHasTyped(true);
    recheck();
  }

  return { errors, kind, follow, hasTyped };
}

function fieldsOf(form: HTMLFormElement): ContactFields {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)] as const);
  return cleanContactFields(new Map(entries));
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
