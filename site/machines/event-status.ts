import type { EventStatusType } from 'schema-dts';
import type { EventStatus } from '../../lib/vocabulary.ts';

/** In the words of schema.org. */
export const eventStatusTypes: Record<EventStatus, EventStatusType> = {
  confirmado: 'https://schema.org/EventScheduled',
  adiado: 'https://schema.org/EventPostponed',
  cancelado: 'https://schema.org/EventCancelled',
};
