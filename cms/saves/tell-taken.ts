import type { CollectionAfterChangeHook, GlobalAfterChangeHook, RequestContext } from 'payload';
import { takenPath } from './base.ts';

const noteKey = (what: string) => `taken:${what}`;

/** Until the answer is written. */
export function noteTaken(what: string, paths: string[], context: RequestContext): void {
  context[noteKey(what)] = paths;
}

/** The form learns which of its fields are no longer what a colleague saved. */
const withTaken = <Doc extends object>(doc: Doc, what: string, context: RequestContext): Doc => {
  const taken = context[noteKey(what)];
  return Array.isArray(taken) && taken.length > 0 ? { ...doc, [takenPath]: taken } : doc;
};

export const tellTaken: CollectionAfterChangeHook = ({ collection, context, doc }) =>
  withTaken(doc, `${collection.slug}/${doc.id}`, context);

export const tellGlobalTaken: GlobalAfterChangeHook = ({ context, doc, global }) =>
  withTaken(doc, global.slug, context);
