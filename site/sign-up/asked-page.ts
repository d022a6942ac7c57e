import { openDraft } from '#content/entry-drafts';
import type { SignUp } from '#content/sign-ups';
import { dayOf } from '../../lib/dates.ts';
import type { EntryContent } from '../../lib/entry.ts';
import { problemsOf } from '../../lib/entry-steps.ts';
import { signUpPath } from '../../lib/paths.ts';
import { isOpen, serviceState } from '../../lib/service-state.ts';
import { type EntryStep, stepsOf } from '../../lib/step-order.ts';
import type { AthletePage, SignUpView, StepView } from './sign-up-view.ts';

export interface Asked {
  signUp: SignUp;
  key: string;
  step: EntryStep | undefined;
  athlete: AthletePage;
  now: Date;
}

export type Outcome = { to: string } | { view: SignUpView; status: number };

export const show = (view: SignUpView, status = 200): Outcome => ({ view, status });

/** The first page that lacks something; the last one when nothing does. */
export function nextStep(content: EntryContent, { signUp, now }: Asked): EntryStep {
  return problemsOf(content, signUp.rule, dayOf(now))[0]?.step ?? 'revisar';
}

export const goTo = (asked: Asked, step: EntryStep, athlete?: AthletePage): Outcome => ({
  to: signUpPath(asked.signUp.service.slug, { key: asked.key, step, athlete }),
});

/** The page that was asked for. */
export async function lookAt(asked: Asked): Promise<Outcome> {
  const { signUp, key, now } = asked;
  if (!isOpen(serviceState(signUp.service, now))) return show({ kind: 'closed' });
  if (key === '') return show({ kind: 'start' });
  const content = await openDraft(key, signUp, now);
  if (!content) return show({ kind: 'gone' }, 404);
  return show(viewOf(asked, content));
}

export function viewOf(asked: Asked, content: EntryContent): StepView {
  const { signUp, key, step, athlete } = asked;
  const isThere = step !== undefined && stepsOf(signUp.rule, content).includes(step);
  return {
    ...{ kind: 'step', key, content, typed: new Map(), errors: {} },
    step: isThere ? step : nextStep(content, asked),
    athlete,
  };
}
