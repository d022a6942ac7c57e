import type { EventCategory, EventStatus } from './vocabulary.ts';

/** So much of a file is read: more is no agenda that somebody checks line by line. */
export const importLimits = { bytes: 1024 * 1024, events: 500, text: 5000 } as const;

/**
 * An event as a file tells it. What the file has no column for is undefined and stays as it is; null is empty.
 * Names of towns and programs are as they were written.
 */
export interface ImportedEvent {
  title: string;
  /** ISO, in UTC. */
  startsAt: string;
  endsAt?: string | null | undefined;
  allDay?: boolean | undefined;
  place?: string | null | undefined;
  municipality?: string | null | undefined;
  category?: EventCategory | null | undefined;
  situation?: EventStatus | undefined;
  description?: string | null | undefined;
  program?: string | null | undefined;
  price?: number | null | undefined;
  minAge?: number | null | undefined;
  maxAge?: number | null | undefined;
  accessible?: boolean | undefined;
  registration?: string | null | undefined;
  contact?: string | null | undefined;
}

/** Thrown with what is wrong with a line or an entry, in words. */
export class Wrong extends Error {}

/** One line of a table, or one entry of a calendar. */
export type ImportedRow = {
  /** Where it stands in the file, for people. */
  where: string;
  /** As the file calls it. */
  title: string;
} & ({ problem: string } | { key: string; event: ImportedEvent });

/** A file that can't be read as a whole says why. */
export type ImportedFile = { problem: string } | { rows: ImportedRow[] };
