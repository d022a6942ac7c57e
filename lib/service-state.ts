import { counted } from './counts.ts';
import { type Day, dayOf, dayOfMonth, monthName, otherYear } from './dates.ts';
import { daysBetween } from './month.ts';

/** From which day to which day one can ask for a service. Without both it is always open. */
export interface ServiceDates {
  opensAt?: Day | undefined;
  closesAt?: Day | undefined;
  /** Called off, whatever its days say. */
  cancelled?: boolean | undefined;
}

export type ServiceState =
  | { kind: 'always' }
  | { kind: 'opens'; on: Day; days: number }
  /** Until the last second of a day; `placesLeft` where somebody counts them, 0 is a waiting list. */
  | { kind: 'open'; until?: Day; days?: number; placesLeft?: number }
  | { kind: 'closed'; since: Day }
  | { kind: 'cancelled' };

/**
 * The state of a service, by the calendar of Amapá: it opens with the first second of its first day and closes
 * after the last second of its last one.
 */
export function serviceState(
  { opensAt, closesAt, cancelled }: ServiceDates,
  now: Date,
  placesLeft?: number,
): ServiceState {
  if (cancelled) return { kind: 'cancelled' };
  const today = dayOf(now);
  if (closesAt && today > closesAt) return { kind: 'closed', since: closesAt };
  if (opensAt && today < opensAt)
    return { kind: 'opens', on: opensAt, days: daysBetween(today, opensAt) };
  const places = placesLeft === undefined ? {} : { placesLeft };
  if (closesAt)
    return { kind: 'open', until: closesAt, days: daysBetween(today, closesAt), ...places };
  return opensAt || placesLeft !== undefined ? { kind: 'open', ...places } : { kind: 'always' };
}

/** Whether one can ask now. */
export const isOpen = ({ kind }: ServiceState): boolean => kind === 'open' || kind === 'always';

/** 'Abre em 1º de junho', 'Aberto até 30 de junho, 12 vagas', 'Encerrado', 'Sempre aberto' */
export function stateWords(state: ServiceState, now: Date): string {
  if (state.kind === 'always') return 'Sempre aberto';
  if (state.kind === 'closed') return 'Encerrado';
  if (state.kind === 'cancelled') return 'Cancelado';
  if (state.kind === 'opens') return `Abre em ${dayInWords(state.on, now)}`;
  const until = state.until ? ` até ${dayInWords(state.until, now)}` : '';
  return `Aberto${until}${placesInWords(state.placesLeft)}`;
}

function placesInWords(placesLeft: number | undefined): string {
  if (placesLeft === undefined) return '';
  return placesLeft > 0 ? `, ${counted(placesLeft, 'vaga', 'vagas')}` : ', com lista de espera';
}

/** '1º de junho', with the year where it is not the present one. */
export function dayInWords(day: Day, now: Date): string {
  const number = dayOfMonth(day);
  const year = otherYear(day, now);
  return `${number === 1 ? '1º' : number} de ${monthName(day)}${year ? ` de ${year}` : ''}`;
}
