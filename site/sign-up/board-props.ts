import type { SignUp } from '#content/sign-ups';
import { dayOf } from '../../lib/dates.ts';
import { problemsOf } from '../../lib/entry-steps.ts';
import type { BoardProps } from './board-state.ts';
import type { ShownStep, SignUpView } from './sign-up-view.ts';

/** A team's list and its review are taken in the browser where JavaScript runs. */
export const isBoard = (view: SignUpView, { rule }: SignUp): view is ShownStep =>
  view.kind === 'step' &&
  rule.kind === 'equipe' &&
  (view.step === 'atletas' || view.step === 'revisar');

/** What the browser needs for it. All but the athletes was checked here. */
export function boardOf(view: ShownStep, signUp: SignUp, now: Date): BoardProps {
  const today = dayOf(now);
  const others = problemsOf(view.content, signUp.rule, today).filter(
    ({ step }) => step !== 'atletas',
  );
  // The page shows a CPF masked, so it holds no more of it.
  const cpf = view.content.cpf.replace(/^\d{7}/, '•••••••');
  const { service, rule, deleteOn } = signUp;
  return {
    signUp: { service: { slug: service.slug, title: service.title }, rule, deleteOn },
    view: { ...view, content: { ...view.content, cpf }, typed: Object.fromEntries(view.typed) },
    today,
    others,
  };
}
