import type { Access } from 'payload';
import { isWriter } from './writers.ts';

/** Everybody sees what is published; whoever writes content sees drafts too. */
export const publishedOrWriter: Access = ({ req }) =>
  isWriter(req) || { _status: { equals: 'published' } };
