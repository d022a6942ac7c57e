import { dayOf } from '../../lib/dates.ts';
import { isSignedUpByGuardian } from '../../lib/entry.ts';
import { TextField } from '../ui/forms/field.tsx';
import { fieldOf } from './field-of.ts';
import type { StepFormProps } from './step-form.tsx';

/** Who signs up, and how they are told. */
export function ContactStep({ signUp, view, now }: StepFormProps) {
  const { rule, cpfLaw } = signUp;
  const { content } = view;
  const field = fieldOf(view);
  const byGuardian = isSignedUpByGuardian(rule, content, dayOf(now));
  const [person] = content.people;
  return (
    <>
      {byGuardian ? (
        <p>
          {person?.name} tem menos de 18 anos: quem inscreve é a mãe, o pai ou quem responde por
          essa pessoa.
        </p>
      ) : null}
      {rule.kind === 'equipe' || byGuardian ? (
        <TextField
          {...field('responsavel', content.name)}
          label="Seu nome completo"
          autoComplete="name"
        />
      ) : null}
      {byGuardian ? (
        <TextField
          {...field('parentesco', person?.relation ?? '')}
          label={`O que você é de ${person?.name ?? ''}`}
          hint="Por exemplo: mãe, pai, avó, tutor."
        />
      ) : null}
      <TextField
        {...field('email', content.email)}
        required={!content.atCounter}
        label="E-mail"
        type="email"
        autoComplete="email"
        hint={
          content.atCounter
            ? 'Sem e-mail, deixe vazio e imprima o recibo.'
            : 'Para lá vão o recibo e a resposta.'
        }
      />
      <TextField
        {...field('telefone', content.phone)}
        required={false}
        label="Telefone com DDD (se quiser)"
        type="tel"
        autoComplete="tel"
      />
      {rule.asksCpf ? (
        <TextField
          {...field('cpf', content.cpf)}
          label="CPF"
          inputMode="numeric"
          autoComplete="off"
          hint={`Exigência: ${cpfLaw ?? ''}.`}
        />
      ) : null}
    </>
  );
}
