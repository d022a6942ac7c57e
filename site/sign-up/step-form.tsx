import type { SignUp } from '#content/sign-ups';
import { counted } from '../../lib/counts.ts';
import { shortDate } from '../../lib/dates.ts';
import type { EntryStep } from '../../lib/step-order.ts';
import { SelectField, TextField } from '../ui/forms/field.tsx';
import { ContactStep } from './contact-step.tsx';
import { fieldOf } from './field-of.ts';
import { Question } from './question.tsx';
import type { StepView } from './sign-up-view.ts';

export interface StepFormProps {
  signUp: SignUp;
  view: StepView;
  left: ReadonlyMap<string, number>;
  now: Date;
}

/** The pages that ask one thing. */
export function StepForm(props: StepFormProps) {
  const { view } = props;
  const { question, fields } =
    asked[view.step as Exclude<EntryStep, 'atletas' | 'documentos' | 'revisar'>](props);
  return (
    <Question {...props} title={question}>
      {fields}
    </Question>
  );
}

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
    fields: <ContactStep {...props} />,
  }),
};

const placesWords = (left: number) =>
  left > 0 ? counted(left, 'vaga', 'vagas') : 'lista de espera';
