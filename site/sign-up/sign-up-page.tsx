import type { SignUp } from '#content/sign-ups';
import { detailPath, paths } from '../../lib/paths.ts';
import { Breadcrumb } from '../layout/chrome/breadcrumb.tsx';
import { ButtonLink } from '../ui/controls/button.tsx';
import { Notice } from '../ui/controls/notice.tsx';
import { Review } from './review.tsx';
import { AthleteForm, PasteForm, Roster } from './roster.tsx';
import './sign-up.css';
import { EntryLine } from './entry-line.tsx';
import type { SignUpView, StepView } from './sign-up-view.ts';
import { Start } from './start.tsx';
import { StepForm } from './step-form.tsx';

export interface SignUpPageProps {
  signUp: SignUp;
  view: SignUpView;
  /** Places left in each row. */
  left: ReadonlyMap<string, number>;
  now: Date;
}

/** A sign-up, one question a page; each page is a plain form. */
export function SignUpPage({ signUp, view, left, now }: SignUpPageProps) {
  const { slug, title } = signUp.service;
  const trail = [
    { name: 'Serviços', path: paths.services },
    { name: title, path: detailPath('services', slug) },
  ];
  return (
    <div className="sign-up">
      {view.kind === 'step' ? <EntryLine rule={signUp.rule} step={view.step} /> : null}
      <div className="wrap sign-up__page">
        <Breadcrumb trail={trail} here="Inscrição" />
        {view.notice ? <Notice {...view.notice} /> : null}
        {view.kind === 'step' ? <Step {...{ signUp, view, left, now }} /> : null}
        {view.kind === 'start' ? <Start signUp={signUp} left={left} now={now} /> : null}
        {view.kind === 'gone' || view.kind === 'closed' ? (
          <Ended signUp={signUp} view={view} />
        ) : null}
      </div>
    </div>
  );
}

function Step({ signUp, view, left, now }: SignUpPageProps & { view: StepView }) {
  if (view.step === 'revisar') return <Review {...{ signUp, view, now }} />;
  if (view.step !== 'atletas') return <StepForm {...{ signUp, view, left, now }} />;
  if (view.athlete === 'lista') return <PasteForm {...{ signUp, view }} />;
  return view.athlete === undefined ? (
    <Roster {...{ signUp, view, now }} />
  ) : (
    <AthleteForm {...{ signUp, view, now }} athlete={view.athlete} />
  );
}

function Ended({ signUp, view }: { signUp: SignUp; view: { kind: string } }) {
  const { slug } = signUp.service;
  const isGone = view.kind === 'gone';
  return (
    <section className="sign-up__question">
      <h1 className="d-1">
        {isGone ? 'Este link não vale mais' : 'As inscrições não estão abertas'}
      </h1>
      <p className="lead">
        {isGone
          ? 'Um formulário que ninguém mexe por sete dias é apagado, e o que foi enviado já não está aqui. Veja o e-mail que mandamos ou comece de novo.'
          : 'A página do serviço diz quando abrem, e pode avisar você.'}
      </p>
      <p>
        <ButtonLink href={detailPath('services', slug)}>Ver o serviço</ButtonLink>
      </p>
    </section>
  );
}
