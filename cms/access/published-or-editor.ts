import type { Access } from 'payload';

/** The public sees what is published; whoever signed in sees drafts too. */
export const publishedOrEditor: Access = ({ req }) =>
  req.user ? true : { _status: { equals: 'published' } };
