import type { SubjectContent } from '../subject.ts';

/** What belongs to a competition is found and listed with it. */
export const subject: SubjectContent = { findables: [] };
