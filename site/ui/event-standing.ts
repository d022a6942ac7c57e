import type { Event } from '#content/events';

/** What a visitor must know before going: that it is off, moved, on right now, or over. */
export function eventStanding(event: Event, now: Date): string | undefined {
  if (event.status === 'cancelado') return 'Cancelado';
  if (event.status === 'adiado') return 'Adiado';
  const end = event.endsAt ?? event.startsAt;
  if (end < now) return 'Realizado';
  return event.startsAt <= now ? 'Acontecendo agora' : undefined;
}
