import type { SignUp } from '#content/sign-ups';
import type { EntryContent } from '../../lib/entry.ts';
import type { EntryErrors } from '../../lib/person-check.ts';
import type { EntryStep } from '../../lib/step-order.ts';
import type { NoticeText } from '../ui/controls/notice.tsx';

/** Which athlete's page; 'lista' is the one for pasting. */
export type AthletePage = number | 'lista' | undefined;

/** Reads it from an address; undefined for what is none. */
export function readAthletePage(text: string): AthletePage {
  if (text === 'lista') return text;
  return /^[1-9]\d?$/.test(text) ? Number(text) : undefined;
}

/** What the pages of a form show of it, and its island takes to the browser. */
export interface ShownSignUp extends Pick<SignUp, 'rule' | 'deleteOn'> {
  service: Pick<SignUp['service'], 'slug' | 'title'>;
}

/** A page of somebody's form. */
export interface StepView {
  kind: 'step';
  key: string;
  step: EntryStep;
  content: EntryContent;
  athlete: AthletePage;
  /** What was typed and not taken. */
  typed: ReadonlyMap<string, string>;
  errors: EntryErrors;
}

/** Above a page that could not be kept. */
interface Noticed {
  notice?: NoticeText;
}

export type ShownStep = StepView & Noticed;
export type SignUpView = ShownStep | ({ kind: 'start' | 'gone' | 'closed' } & Noticed);
