import type { CollectionSlug, SanitizedPermissions, Where } from 'payload';
import { counted, formatCount } from '../../lib/counts.ts';
import { isEditor } from '../access/editors.ts';
import { isAuthor } from '../access/writers.ts';
import type { Asking } from '../desk/ask.ts';
import { waitingEntries } from '../desk/entries-to-check.ts';
import { unanswered } from '../desk/waiting-messages.ts';
import { isAsked, isReturned } from '../reviews/review-request.ts';

export interface NavCount {
  /** '7', '99+' */
  figure: string;
  /** '7 aguardam' */
  words: string;
}

/** More are not counted: every page of the admin asks this. */
const most = 99;

async function countOf(
  { payload }: Asking,
  { collection, where }: { collection: CollectionSlug; where: Where },
  [one, many]: [string, string],
): Promise<NavCount | undefined> {
  const { docs } = await payload.db.find<{ id: number }>({
    ...{ collection, where, limit: most + 1, pagination: false },
    select: { id: true },
  });
  if (docs.length === 0) return undefined;
  if (docs.length > most)
    return { figure: `${formatCount(most)}+`, words: `mais de ${formatCount(most)} ${many}` };
  return { figure: formatCount(docs.length), words: counted(docs.length, one, many) };
}

/** What waits, by the links that lead to it: for each role only what it can act on. */
export async function readCounts(asking: Asking, permissions: SanitizedPermissions) {
  const may = (slug: CollectionSlug) => permissions.collections?.[slug]?.read === true;
  const wait: [string, string] = ['aguarda', 'aguardam'];
  const [messages, entries, drafts] = await Promise.all([
    may('contact-messages')
      ? countOf(asking, { collection: 'contact-messages', where: unanswered }, wait)
      : undefined,
    may('entries')
      ? countOf(asking, { collection: 'entries', where: waitingEntries }, wait)
      : undefined,
    countDrafts(asking),
  ]);
  return { messages, entries, drafts };
}

function countDrafts(asking: Asking): Promise<NavCount | undefined> | undefined {
  const collection = 'review-requests';
  if (isEditor(asking))
    return countOf(asking, { collection, where: isAsked }, [
      'rascunho pede revisão',
      'rascunhos pedem revisão',
    ]);
  if (!isAuthor(asking)) return undefined;
  const mine = { account: { equals: asking.user?.id } };
  return countOf(asking, { collection, where: { and: [isReturned, mine] } }, [
    'rascunho devolvido',
    'rascunhos devolvidos',
  ]);
}
