import type { ReactNode } from 'react';
import { signUpPath } from '../../lib/browser-paths.ts';
import { buttonClass } from '../ui/controls/button-class.ts';
import { ErrorSummary } from '../ui/forms/error-summary.tsx';
import type { ShownSignUp, StepView } from './sign-up-view.ts';

interface QuestionProps {
  signUp: ShownSignUp;
  view: StepView;
  title: string;
  /** Above the question. */
  lead?: string;
  button?: string;
  children: ReactNode;
}

/**
 * One question, its fields, and the button that keeps the answer. What must be filled in is marked `required`,
 * which screen readers say; the server checks it alone (`noValidate`), because its words are in Portuguese on
 * every machine, stay on the page, and name all that is missing at once.
 */
export function Question({
  signUp,
  view,
  title,
  lead,
  button = 'Continuar',
  children,
}: QuestionProps) {
  const wrong = Object.entries(view.errors).flatMap(([name, text]) =>
    text ? [{ href: `#inscricao-${name}`, text }] : [],
  );
  return (
    <form className="sign-up__question" method="post" action={stepPath(signUp, view)} noValidate>
      <ErrorSummary wrong={wrong}>Nada do que você escreveu se perdeu.</ErrorSummary>
      <div>
        {lead ? <p className="muted">{lead}</p> : null}
        <h1 className="d-1">{title}</h1>
      </div>
      {children}
      <div className="sign-up__buttons">
        <button className={buttonClass()} type="submit">
          {button}
        </button>
      </div>
      <p className="small muted">
        Está guardado por sete dias neste endereço: para continuar depois, guarde o link desta
        página.
      </p>
    </form>
  );
}

export const stepPath = (
  { service }: ShownSignUp,
  view: Pick<StepView, 'key' | 'step' | 'athlete'>,
): string => signUpPath(service.slug, view);
