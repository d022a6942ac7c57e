import { type Day, dayOf } from './dates.ts';
import { daysBetween, shiftDay } from './month.ts';
import type { ContactSubject } from './vocabulary.ts';

interface Term {
  /** What the law calls the message. */
  name: string;
  days: number;
  /** Once, with a reason that the citizen reads. */
  moreDays: number;
  /** Where the law allows it. */
  law: string;
}

/** Lei 12.527, art. 11: requests for information. */
const information: Term = {
  name: 'Pedido de informação',
  days: 20,
  moreDays: 10,
  law: 'Lei 12.527/2011, art. 11, § 2º',
};
/** Lei 13.460, art. 16: all else that citizens write. */
const message: Term = {
  name: 'Fale Conosco',
  days: 30,
  moreDays: 30,
  law: 'Lei 13.460/2017, art. 16',
};

export const termOf = (subject: ContactSubject): Term =>
  subject === 'informacao' ? information : message;

/** Days that a message may wait. */
export function termDays(subject: ContactSubject, extended: boolean): number {
  const { days, moreDays } = termOf(subject);
  return extended ? days + moreDays : days;
}

export interface Waiting {
  name: string;
  /** Days that it has waited. */
  age: number;
  /** Days that the law gives. */
  term: number;
  /** Days left; below zero it is late. */
  left: number;
  due: Day;
}

/** How long a message has waited, and until when the law lets it wait. */
export function waitingFor({ createdAt, subject, extended }: WaitingMessage, now: Date): Waiting {
  const { name } = termOf(subject);
  const term = termDays(subject, extended);
  const arrived = dayOf(new Date(createdAt));
  const due = shiftDay(arrived, term);
  const today = dayOf(now);
  return { name, term, due, age: daysBetween(arrived, today), left: daysBetween(today, due) };
}

export interface WaitingMessage {
  createdAt: string;
  subject: ContactSubject;
  extended: boolean;
}

/** Why a longer term is needed: the citizen reads it. */
export const reasonLength = { least: 20, most: 1000 };

/** What is wrong with a reason; undefined when nothing is. */
export function problemOfReason(reason: string): string | undefined {
  const length = [...reason.trim()].length;
  if (length < reasonLength.least)
    return `Escreva o motivo com pelo menos ${reasonLength.least} caracteres.`;
  if (length > reasonLength.most)
    return `O motivo pode ter até ${reasonLength.most.toLocaleString('pt-BR')} caracteres.`;
  return undefined;
}
