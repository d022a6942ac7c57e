import type { SignUp } from '#content/sign-ups';
import { counted } from '../../lib/counts.ts';
import { dayOf, shortDate } from '../../lib/dates.ts';
import { isSignedUpByGuardian } from '../../lib/entry.ts';
import type { EntryStep } from '../../lib/entry-steps.ts';
import { SelectField, TextField } from '../ui/forms/field.tsx';
import { Question } from './question.tsx';
import type { StepView } from './sign-up-view.ts';

interface StepFormProps {
  signUp: SignUp;
  view: StepView;
  left: ReadonlyMap<string, number>;
  now: Date;
}

/** The pages that ask one thing. */
export function StepForm(props: StepFormProps) {
  const { view } = props;
  const { question, fields } = asked[view.step as Exclude<EntryStep, 'atletas' | 'revisar'>](props);
  return (
    <Question {...props} title={question}>
      {fields}
    </Question>
  );
}

/** What stands in a field: what was typed and not taken, or what was kept. */
export const fieldOf =
  ({ typed, errors }: StepView) =>
  (name: string, kept: string) => ({
    id: `inscricao-${name}`,
    name,
    defaultValue: typed.get(name) ?? kept,
    error: errors[name],
  });

const asked = {
  equipe: ({ view }: StepFormProps) => ({
    question: 'Qual é o nome da equipe?',
    fields: (
      <TextField
        {...fieldOf(view)('equipe', view.content.team)}
        label="Nome da equipe"
        hint="Como ele deve aparecer na tabela dos jogos."
        autoComplete="off"
      />
    ),
  }),
  vaga: ({ signUp, view, left }: StepFormProps) => ({
    question: 'Em qual chave?',
    fields: (
      <SelectField
        {...fieldOf(view)('vaga', view.content.quota)}
        label="Chave"
        options={[
          { value: '', label: 'Escolha' },
          ...signUp.rule.quotas.map(({ id, label }) => ({
            value: id,
            label: `${label} (${placesWords(left.get(id) ?? 0)})`,
          })),
        ]}
      />
    ),
  }),
  pessoa: ({ view }: StepFormProps) => {
    const [person] = view.content.people;
    const field = fieldOf(view);
    return {
      question: 'Quem vai participar?',
      fields: (
        <>
          <TextField
            {...field('nome', person?.name ?? '')}
            label="Nome completo"
            autoComplete="off"
          />
          <TextField
            {...field('nascimento', person ? shortDate(person.birth) : '')}
            label="Data de nascimento"
            hint="Por exemplo: 27/3/2004"
            inputMode="numeric"
            autoComplete="off"
          />
        </>
      ),
    };
  },
  contato: (props: StepFormProps) => ({
    question:
      props.signUp.rule.kind === 'equipe' ? 'Quem responde pela equipe?' : 'Como falamos com você?',
    fields: <ContactFields {...props} />,
  }),
};

const placesWords = (left: number) =>
  left > 0 ? counted(left, 'vaga', 'vagas') : 'lista de espera';

function ContactFields({ signUp, view, now }: StepFormProps) {
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
        label="E-mail"
        type="email"
        autoComplete="email"
        hint="Para lá vão o recibo e a resposta."
      />
      <TextField
        {...field('telefone', content.phone)}
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
          hint={`Exigido por ${cpfLaw ?? ''}.`}
        />
      ) : null}
    </>
  );
}
