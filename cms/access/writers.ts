import type { Access, FieldAccess, PayloadRequest } from 'payload';
import { isEditor } from './editors.ts';

/** Who writes drafts and publishes nothing. */
export const isAuthor = ({ user }: Pick<PayloadRequest, 'user'>): boolean => user?.role === 'autor';

/** People who write content: they see drafts, versions and notes. */
export const isWriter = (req: Pick<PayloadRequest, 'user'>): boolean =>
  isEditor(req) || isAuthor(req);

export const writers: Access = ({ req }) => isWriter(req);

export const writersOnField: FieldAccess = ({ req }) => isWriter(req);

/** Payload asks with this status too, to learn whether the form may offer 'Publicar'. */
export const writersOfDrafts: Access = ({ req, data }) =>
  isEditor(req) || (isAuthor(req) && data?._status !== 'published');
