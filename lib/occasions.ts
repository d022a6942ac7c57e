import type { Day } from './dates.ts';
import type { EventStatus, SessionChangeKind } from './vocabulary.ts';

/** What those signed up must know of an event, as it was public at one moment. Kept as JSON. */
export interface EventOccasion {
  kind: 'event';
  title: string;
  isPublic: boolean;
  situation: EventStatus;
  /** 'sábado, 10 de agosto de 2025, às 08:00' */
  when: string;
  where: string;
  lastDay: Day;
}

/** One date of a class that differs from its rule. */
export interface ChangedDate {
  kind: SessionChangeKind;
  day: Day;
  newDay?: Day;
  /** '14h–17h' */
  hours?: string;
  place?: string;
  note?: string;
}

export interface ClassOccasion {
  kind: 'class';
  title: string;
  isPublic: boolean;
  /** 'Toda quinta, 14h–17h' */
  when: string;
  where: string;
  from: Day;
  until?: Day;
  dates: readonly ChangedDate[];
}

/** The service of a sign-up: its days are those of the form. */
export interface ServiceOccasion {
  kind: 'service';
  title: string;
  isPublic: boolean;
  cancelled: boolean;
  reason?: string;
  closesAt?: Day;
}

export type Occasion = EventOccasion | ClassOccasion | ServiceOccasion;
