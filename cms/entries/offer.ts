import { offerDays } from '../../lib/retention.ts';
import { entryMail } from '../../mail/letters/entry.ts';
import type { Cause } from '../../mail/outbox.ts';
import type { Entry } from '../payload-types.ts';
import { settings } from '../settings.ts';
import { type MailCause, mailEntrant } from './mail-entrant.ts';
import { countHeld, countPlaces, firstWaiting, lockPlaces, type PlaceGroup } from './places.ts';
import { openEntry } from './sealed-entry.ts';

const dayMs = 86_400_000;

/** Offers places that are free to those who wait, in the order in which they came. */
export async function offerFreePlaces(group: PlaceGroup, now: Date, req: Cause): Promise<void> {
  await lockPlaces(group, req);
  const places = await countPlaces(group, req);
  for (let free = places - (await countHeld(group, req)); free > 0; free -= 1) {
    const next = await firstWaiting(group, req);
    if (!next) return;
    const offeredUntil = new Date(now.getTime() + offerDays * dayMs).toISOString();
    const entry = (await req.payload.db.updateOne({
      collection: 'entries',
      id: next.id,
      data: { state: 'oferecida', offeredUntil },
      req,
    })) as Entry;
    await mailState(entry, req);
  }
}

/** Tells of a state, once for each change. Who has no address is told at the counter. */
export async function mailState(entry: Entry, req: Cause, by: MailCause = 'portal'): Promise<void> {
  const { email } = openEntry(entry);
  if (!email) return;
  const { protocol, state, reason, offeredUntil } = entry;
  await mailEntrant(
    {
      to: email,
      ...entryMail({ protocol, state, reason, offeredUntil }, settings.siteUrl),
      name: `inscricao-${protocol}-${state}-${entry.updatedAt}`,
    },
    by,
    req,
  );
}
