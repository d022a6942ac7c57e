import type { SignUp } from '#content/sign-ups';
import { dayOf } from '../../lib/dates.ts';
import { problemsOf } from '../../lib/entry-steps.ts';
import { detailPath } from '../../lib/paths.ts';
import { ButtonLink } from '../ui/controls/button.tsx';
import { Documents } from './documents.tsx';
import { Review } from './review.tsx';
import { SignUpFrame } from './sign-up-frame.tsx';
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
  return (
    <SignUpFrame {...{ signUp, view }}>
      {view.kind === 'step' ? <Step {...{ signUp, view, left, now }} /> : null}
      {view.kind === 'start' ? <Start signUp={signUp} left={left} now={now} /> : null}
      {view.kind === 'gone' || view.kind === 'closed' ? (
        <Ended signUp={signUp} view={view} />
      ) : null}
    </SignUpFrame>
  );
}

function Step({ signUp, view, left, now }: SignUpPageProps & { view: StepView }) {
  const today = dayOf(now);
  if (view.step === 'revisar')
    return (
      <Review
        {...{ signUp, view, today }}
        problems={problemsOf(view.content, signUp.rule, today)}
      />
    );
  if (view.step === 'documentos') return <Documents {...{ signUp, view }} />;
  return <StepForm {...{ signUp, view, left, now }} />;
}

function Ended({ signUp, view }: { signUp: SignUp; view: { kind: string } }) {
  const { slug } = signUp.service;
  const isGone = view.kind === 'gone';
  return (
    <section className="sign-up__question" data-forget={isGone || undefined}>
      <h1 className="d-1">
        {isGone ? 'Este link não vale mais' : 'As inscrições não estão abertas'}
      </h1>
      <p className="lead">
        {isGone
          ? 'Um formulário em que ninguém mexe por sete dias é apagado, e o que foi enviado já não está aqui. Veja o e-mail que mandamos ou comece de novo.'
          : 'A página do serviço diz quando abrem, e pode avisar você.'}
      </p>
      <p>
        <ButtonLink href={detailPath('services', slug)}>Ver o serviço</ButtonLink>
      </p>
    </section>
  );
}
