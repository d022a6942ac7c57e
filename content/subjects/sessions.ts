import type { SubjectContent } from '../subject.ts';

export const subject: SubjectContent = { findables: [] };
