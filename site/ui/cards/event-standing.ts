import type { Event } from '#content/events';
import { assumedEnd } from '../../../lib/assumed-end.ts';

type Span = Pick<Event, 'startsAt' | 'endsAt'>;

/** What a visitor must know before going: that it is off, moved, on right now, or over. */
export function eventStanding(event: Span & Pick<Event, 'status'>, now: Date): string | undefined {
  if (event.status === 'cancelado') return 'Cancelado';
  if (event.status === 'adiado') return 'Adiado';
  if (isOver(event, now)) return 'Realizado';
  return event.startsAt <= now ? 'Acontecendo agora' : undefined;
}

export function isOver({ startsAt, endsAt }: Span, now: Date): boolean {
  return assumedEnd(startsAt, endsAt) < now;
}
