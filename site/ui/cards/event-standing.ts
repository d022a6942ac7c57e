import type { Event } from '#content/events';
import { assumedEnd } from '../../../lib/assumed-end.ts';

type Span = Pick<Event, 'startsAt' | 'endsAt'>;

/** Cancelled, postponed, going on, or over: what a visitor must know. */
export function eventStanding(event: Span & Pick<Event, 'status'>, now: Date): string | undefined {
  if (event.status === 'cancelado') return 'Cancelado';
  if (event.status === 'adiado') return 'Adiado';
  if (isOver(event, now)) return 'Realizado';
  return event.startsAt <= now ? 'Acontecendo agora' : undefined;
}

export function isOver({ startsAt, endsAt }: Span, now: Date): boolean {
  return assumedEnd(startsAt, endsAt) < now;
}
