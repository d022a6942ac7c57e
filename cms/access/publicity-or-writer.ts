import type { Access } from 'payload';
import { isPublicityHidden } from '../electoral-period.ts';
import { publishedOrWriter } from './published-or-writer.ts';
import { isWriter } from './writers.ts';

/** Numbers begin with one. */
const nothing = { id: { less_than: 0 } };

/** As `publishedOrWriter`; in the electoral period visitors see nothing of it. */
export const publicityOrWriter: Access = async (asked) =>
  !isWriter(asked.req) && (await isPublicityHidden(asked.req)) ? nothing : publishedOrWriter(asked);
