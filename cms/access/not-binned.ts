import type { Access } from 'payload';
import { isEditor } from './editors.ts';

/** For what has no drafts: everybody sees what is not in the bin. */
export const notBinnedOrEditor: Access = ({ req }) =>
  isEditor(req) || { deletedAt: { exists: false } };
