import { ageOn, isMinorOn } from '../../lib/age.ts';
import { entryConsent } from '../../lib/consent.ts';
import { counted } from '../../lib/counts.ts';
import { maskedCpf } from '../../lib/cpf.ts';
import { type Day, longDate } from '../../lib/dates.ts';
import type { EntryProblem, EntryStep } from '../../lib/step-order.ts';
import { stepsOf } from '../../lib/step-order.ts';
import { buttonClass } from '../ui/controls/button-class.ts';
import { DataCare } from '../ui/forms/data-care.tsx';
import { ErrorSummary } from '../ui/forms/error-summary.tsx';
import { fieldState } from '../ui/forms/field.tsx';
import { Namesakes } from './namesakes.tsx';
import { stepPath } from './question.tsx';
import type { ShownSignUp, StepView } from './sign-up-view.ts';

interface ReviewProps {
  signUp: ShownSignUp;
  view: StepView;
  today: Day;
  problems: readonly EntryProblem[];
}

/** Everything once more, each with its way back; then the one button that sends. */
export function Review({ signUp, view, today, problems }: ReviewProps) {
  const at = (step: EntryStep) => stepPath(signUp, { ...view, step, athlete: undefined });
  const notAgreed = view.errors.verdade;
  return (
    <form className="sign-up__question" method="post" action={at('revisar')} noValidate>
      <h1 className="d-1">{problems.length > 0 ? 'Ainda falta' : 'Confira e envie'}</h1>
      <ErrorSummary
        title="Antes de enviar, falta acertar"
        wrong={[
          ...problems.map(({ step, text }) => ({ href: at(step), text })),
          ...(notAgreed ? [{ href: '#inscricao-verdade', text: notAgreed }] : []),
        ]}
        // Whoever comes here for the first time hears the heading first.
        focused={notAgreed !== undefined}
      />
      <Namesakes people={view.content.people} />
      <ul className="sign-up__list">
        {stepsOf(signUp.rule, view.content)
          .filter((step) => step !== 'revisar')
          .map((step) => (
            <li key={step}>
              <span>
                <span className="muted">{titles[step]}</span>{' '}
                <b>{answerTo(step, { signUp, view, today })}</b>
              </span>{' '}
              <a href={at(step)}>
                Mudar<span className="vh">{` ${titles[step].toLowerCase()}`}</span>
              </a>
            </li>
          ))}
      </ul>
      <Agreement {...{ signUp, view, today }} />
      <button className={buttonClass()} type="submit" name="acao" value="enviar">
        Enviar a inscrição
      </button>
      <p className="small muted">
        {`Os dados servem só para esta inscrição e são apagados em ${longDate(signUp.deleteOn)}. `}
        <DataCare />
      </p>
    </form>
  );
}

type Reviewed = Omit<ReviewProps, 'problems'>;

function Agreement({ signUp, view, today }: Reviewed) {
  const error = view.errors.verdade;
  return (
    <div className="field">
      <label className="sign-up__true">
        <input
          type="checkbox"
          name="verdade"
          value="sim"
          required
          defaultChecked={view.typed.get('verdade') === 'sim'}
          {...fieldState({ id: 'inscricao-verdade', error })}
        />
        <span>{consentTo({ signUp, view, today })}</span>
      </label>
      {error ? (
        <p className="field__error" id="inscricao-verdade-erro">
          {error}
        </p>
      ) : null}
    </div>
  );
}

const titles: Record<EntryStep, string> = {
  equipe: 'Equipe',
  pessoa: 'Quem vai participar',
  vaga: 'Chave',
  contato: 'Responsável',
  atletas: 'Atletas',
  documentos: 'Documentos',
  revisar: 'Revisar',
};

/** The words that are agreed to, with those about minors where there is one. */
function consentTo({ signUp, view, today }: Reviewed): string {
  const { texts } = entryConsent;
  const hasMinor = view.content.people.some(({ birth }) => isMinorOn(birth, today));
  return [texts[signUp.rule.kind], ...(hasMinor ? [texts.menor] : [])].join(' ');
}

const filesWords = (sent: number, all: number) =>
  sent === all ? counted(all, 'arquivo', 'arquivos') : `${sent} de ${all} arquivos`;

function answerTo(step: EntryStep, { signUp, view, today }: Reviewed): string {
  const { team, quota, name, email, phone, cpf, people } = view.content;
  const ages = people.map(({ birth }) => ageOn(birth, today));
  const answers: Record<EntryStep, string> = {
    equipe: team || 'Sem nome ainda',
    pessoa: people[0]
      ? `${people[0].name}, ${counted(ages[0] ?? 0, 'ano', 'anos')}`
      : 'Ninguém ainda',
    vaga: signUp.rule.quotas.find(({ id }) => id === quota)?.label ?? 'Nenhuma ainda',
    contato: [name, email, phone, cpf && `CPF ${maskedCpf(cpf)}`].filter(Boolean).join(' · '),
    atletas:
      people.length === 0
        ? 'Ninguém ainda'
        : `${counted(people.length, 'atleta', 'atletas')}, de ${Math.min(...ages)} a ${Math.max(...ages)} anos`,
    documentos: filesWords(view.content.files?.length ?? 0, signUp.rule.documents.length),
    revisar: '',
  };
  return answers[step];
}
