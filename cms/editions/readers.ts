import type { PayloadRequest } from 'payload';
import { type Chosen, partFor, readLetterChoices } from '../../lib/letter-choices.ts';
import type { NewsletterSubscription } from '../payload-types.ts';

interface WeeklyReader<Item> {
  reader: { id: number; email: string };
  items: Item[];
}

/** Who gets an edition, and what of it. Who wants everything at once has had it and gets none. */
export async function findWeeklyReaders<Item extends Chosen>(
  items: readonly Item[],
  req: Pick<PayloadRequest, 'payload'> & Partial<PayloadRequest>,
): Promise<WeeklyReader<Item>[]> {
  const { docs } = await req.payload.db.find<NewsletterSubscription>({
    collection: 'newsletter-subscriptions',
    where: { and: [{ state: { equals: 'confirmada' } }, { rhythm: { not_equals: 'logo' } }] },
    select: { email: true, choices: true },
    pagination: false,
    req,
  });
  return docs.flatMap(({ id, email, choices }) => {
    const own = partFor(items, readLetterChoices(choices));
    return own ? [{ reader: { id, email }, items: own }] : [];
  });
}
