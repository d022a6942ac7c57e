import type { Access } from 'payload';

/** Those who write content; whoever only answers citizens does not. */
export const editors: Access = ({ req }) =>
  req.user?.role === 'admin' || req.user?.role === 'editor';
