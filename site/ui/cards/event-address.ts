import type { Event } from '#content/events';

/** 'Macapá - AP' */
export function eventTown({ municipality }: Pick<Event, 'municipality'>): string {
  return `${municipality.name} - AP`;
}

/** 'Praça Cívica, Macapá - AP', as a map would find it. */
export function eventAddress(event: Pick<Event, 'place' | 'municipality'>): string {
  return `${event.place}, ${eventTown(event)}`;
}
