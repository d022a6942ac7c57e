import type { Access, FieldAccess } from 'payload';
import { isEditor } from './editors.ts';
import { isEntryChecker } from './entry-checkers.ts';

/** Checkers see all; editors what their changes cause, which names nobody. */
export const noticeReaders: Access = ({ req }) =>
  isEntryChecker(req) || (isEditor(req) && { kind: { equals: 'mudanca' } });

/** A message that went, or goes, stays as it is. */
export const noticeWriters: Access = ({ req }) =>
  isEntryChecker(req) && { state: { equals: 'rascunho' } };

/** Who changed their mind: before it goes. */
export const noticeDeleters: Access = ({ req }) => {
  const unsent = { state: { in: ['rascunho', 'espera'] } };
  if (isEntryChecker(req)) return unsent;
  return isEditor(req) && { and: [unsent, { kind: { equals: 'mudanca' } }] };
};

export const checkersOnField: FieldAccess = ({ req }) => isEntryChecker(req);
