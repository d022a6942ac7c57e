import { ageOn, isMinorOn } from '../../lib/age.ts';
import { counted } from '../../lib/counts.ts';
import { type Day, shortDate } from '../../lib/dates.ts';
import type { EntryPerson } from '../../lib/entry.ts';
import { sizeError } from '../../lib/person-check.ts';
import { buttonClass } from '../ui/controls/button-class.ts';
import { TextAreaField, TextField } from '../ui/forms/field.tsx';
import { fieldOf } from './field-of.ts';
import { Question, stepPath } from './question.tsx';
import type { ShownSignUp, StepView } from './sign-up-view.ts';
import { Suns } from './suns.tsx';

interface RosterProps {
  signUp: ShownSignUp;
  view: StepView;
  today: Day;
}

/** The athletes so far. The button is never dead: it says what is missing. */
export function Roster({ signUp, view, today }: RosterProps) {
  const { people } = view.content;
  const { rule } = signUp;
  const missing = sizeError(people.length, rule);
  const at = (athlete: StepView['athlete']) => stepPath(signUp, { ...view, athlete });
  return (
    <section className="sign-up__question">
      <h1 className="sign-up__count d-2">
        <b>{people.length}</b>
        {` de ${rule.minMembers}`}
        <span className="vh"> atletas</span>
      </h1>
      <p className="lead">{missing ?? `Você pode pôr até ${rule.maxMembers}.`}</p>
      <Suns filled={people.length} all={Math.max(rule.minMembers, people.length)} />
      <div className="sign-up__buttons">
        {people.length < rule.maxMembers ? (
          <>
            <a className={buttonClass()} href={at(people.length + 1)}>
              {`Pôr atleta ${people.length + 1}`}
            </a>{' '}
            <a className={buttonClass('ghost')} href={at('lista')}>
              Colar uma lista pronta
            </a>
          </>
        ) : null}
      </div>
      {people.length > 0 ? (
        <ol className="sign-up__list" aria-label="Atletas">
          {people.map((person, place) => (
            <li key={`${person.name} ${person.birth}`}>
              <span>
                <b>{`${place + 1}. ${person.name}`}</b>
                {`${shortDate(person.birth)}, ${counted(ageOn(person.birth, today), 'ano', 'anos')}`}
                {isMinorOn(person.birth, today) ? <Guardian person={person} /> : null}
              </span>
              <form className="row row--close" method="post" action={at(undefined)}>
                <a className={buttonClass(['ghost', 'small'])} href={at(place + 1)}>
                  Mudar<span className="vh">{` ${person.name}`}</span>
                </a>{' '}
                <button
                  className={buttonClass(['ghost', 'small'])}
                  type="submit"
                  name="tirar"
                  value={place + 1}
                >
                  Tirar<span className="vh">{` ${person.name}`}</span>
                </button>
              </form>
            </li>
          ))}
        </ol>
      ) : null}
      <form method="post" action={at(undefined)}>
        <button className={buttonClass()} type="submit">
          {missing ? `Continuar depois: ${missing}` : 'Continuar'}
        </button>
      </form>
    </section>
  );
}

const Guardian = ({ person }: { person: EntryPerson }) => (
  <>
    <br />
    {person.guardian
      ? `Responde: ${person.guardian}`
      : 'Falta dizer quem responde por esta pessoa.'}
  </>
);

/** One athlete a page. */
export function AthleteForm({ signUp, view, today, athlete }: RosterProps & { athlete: number }) {
  const person = view.content.people[athlete - 1];
  const { minMembers } = signUp.rule;
  const field = fieldOf(view);
  const isMinor = person !== undefined && isMinorOn(person.birth, today);
  const asksGuardian = isMinor || 'responsavel' in view.errors || 'parentesco' in view.errors;
  return (
    <Question
      {...{ signUp, view }}
      lead={`Atleta ${athlete} de ${Math.max(minMembers, athlete)}`}
      title={`Quem é atleta ${athlete}?`}
      button={person || athlete >= minMembers ? 'Guardar' : `Guardar e pôr atleta ${athlete + 1}`}
    >
      <TextField {...field('nome', person?.name ?? '')} label="Nome completo" autoComplete="off" />
      <TextField
        {...field('nascimento', person ? shortDate(person.birth) : '')}
        label="Data de nascimento"
        hint="Por exemplo: 27/3/2004"
        inputMode="numeric"
        autoComplete="off"
      />
      {asksGuardian ? (
        <>
          <TextField
            {...field('responsavel', person?.guardian ?? '')}
            label="Quem responde por essa pessoa (nome completo)"
            autoComplete="off"
          />
          <TextField
            {...field('parentesco', person?.relation ?? '')}
            label="O que é da pessoa"
            hint="Por exemplo: mãe, pai, avó, tutor."
            autoComplete="off"
          />
        </>
      ) : null}
      <p>
        <a href={stepPath(signUp, { ...view, athlete: undefined })}>Voltar à lista</a>
      </p>
    </Question>
  );
}

export function PasteForm({ signUp, view }: Omit<RosterProps, 'today'>) {
  return (
    <Question {...{ signUp, view }} title="Cole a lista" button="Pôr na lista">
      <TextAreaField
        {...fieldOf(view)('lista', '')}
        label="Uma pessoa por linha"
        hint="Nome completo e data de nascimento, como: Ana Reis 30/7/1999"
        rows={12}
      />
      <p>
        <a href={stepPath(signUp, { ...view, athlete: undefined })}>Voltar à lista</a>
      </p>
    </Question>
  );
}
