import type { Where } from 'payload';
import { type SubjectName, subjectEntry } from '../lib/subjects.ts';

/** The documents of a subject whose moment has come. */
export function publicAt(subject: SubjectName, now: Date): Where {
  const { publicFrom } = subjectEntry(subject);
  return publicFrom === undefined ? {} : { [publicFrom]: { less_than_equal: now.toISOString() } };
}
