import type { Access } from 'payload';
import { isEditor } from './editors.ts';

/** Everybody sees what is published; whoever writes content sees drafts too. */
export const publishedOrEditor: Access = ({ req }) =>
  isEditor(req) || { _status: { equals: 'published' } };
