import type { CollectionBeforeOperationHook } from 'payload';
import { isAuthor } from '../access/writers.ts';
import { refuse } from './refuse.ts';

const words =
  'Autores só salvam rascunhos. Peça a um editor para publicar, agendar ou retirar do site.';

interface Writing {
  data?: { _status?: unknown };
  draft?: boolean;
  publishAllLocales?: boolean | undefined;
  publishSpecificLocale?: string | undefined;
  unpublishAllLocales?: boolean | undefined;
}

/** Parameters beside `draft` by which Payload publishes or withdraws. */
const asksForMore = ({ publishAllLocales, publishSpecificLocale, unpublishAllLocales }: Writing) =>
  Boolean(publishAllLocales || publishSpecificLocale || unpublishAllLocales);

/**
 * Before the access rules, which don't learn whether a request saves a draft: without `draft` even a change of
 * one word would be public at once, and a version restored. One hook for every way: forms, REST, many at once,
 * copies, versions, and the hour of a schedule.
 */
export const authorsWriteDrafts: CollectionBeforeOperationHook = ({
  args,
  operation,
  overrideAccess,
  req,
}) => {
  if (overrideAccess || !isAuthor(req)) return args;
  if (!['create', 'update', 'restoreVersion'].includes(operation)) return args;
  const writing = args as Writing;
  const { data, draft } = writing;
  if (draft !== true || data?._status === 'published' || asksForMore(writing)) refuse(words, 403);
  return args;
};
