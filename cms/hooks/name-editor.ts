import type { CollectionBeforeChangeHook } from 'payload';

/** Notes whose change this is, in the document and so in each of its versions. Programs change nothing here. */
export const nameEditor: CollectionBeforeChangeHook = ({ data, req }) =>
  req.user ? { ...data, lastEditor: req.user.name } : data;
