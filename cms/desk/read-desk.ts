import type { SanitizedPermissions } from 'payload';
import { dayOf } from '../../lib/dates.ts';
import { startOfDay } from '../../lib/local-moment.ts';
import { shiftDay } from '../../lib/month.ts';
import { isEditor } from '../access/editors.ts';
import { listSchedules } from '../schedules/list-schedules.ts';
import type { Asking } from './ask.ts';
import { lateBackup, readBackupState } from './backup-state.ts';
import { dayItems, scheduledItems } from './day-items.ts';
import { newestDrafts } from './drafts.ts';
import { entriesToCheck } from './entries-to-check.ts';
import { mailFigures } from './mail-figures.ts';
import { readStorage } from './storage.ts';
import {
  brokenLinks,
  failedPhotographs,
  failedSchedules,
  lateEditions,
  scarceStorage,
  stalePicks,
  stuckMail,
} from './to-mend.ts';
import { waitingMessages } from './waiting-messages.ts';

/** For whom the inbox is all there is, it is longer. */
const inboxLength = { alone: 20, besideOthers: 6 };

/** What lies on the desk of an account; what its role can't act on is undefined. */
export async function readDesk(asking: Asking, permissions: SanitizedPermissions, now: Date) {
  const may = (slug: string) => Boolean(permissions.collections?.[slug as 'news']?.read);
  const writes = Boolean(permissions.collections?.news?.create);
  const publishes = isEditor(asking);
  const [items, schedules, inbox, queues, drafts, mail, storage, backup, ...mending] =
    await Promise.all([
      writes ? dayItems(asking, now) : undefined,
      publishes ? listSchedules(asking.payload, dayAround(now)) : undefined,
      may('contact-messages')
        ? waitingMessages(asking, writes ? inboxLength.besideOthers : inboxLength.alone, now)
        : undefined,
      may('entries') ? entriesToCheck(asking) : undefined,
      writes ? newestDrafts(asking) : undefined,
      may('outgoing-mails') ? mailFigures(asking, now) : undefined,
      may('outgoing-mails') ? readStorage() : undefined,
      may('backup-runs') ? readBackupState(asking) : undefined,
      publishes ? stalePicks(asking, now) : [],
      may('broken-links') ? brokenLinks(asking) : [],
      publishes ? failedPhotographs(asking) : [],
      // By the machine's clock, as editions are sent.
      may('newsletter-editions') ? lateEditions(asking, new Date()) : [],
    ]);
  const toMend = [
    ...(schedules ? failedSchedules(schedules) : []),
    ...(mail ? stuckMail(mail) : []),
    ...mending.flat(),
    ...(storage ? scarceStorage(storage) : []),
    // By the machine's clock, as backups are made.
    ...(backup ? lateBackup(backup, new Date()) : []),
  ];
  const line = items && [...items, ...(schedules ? scheduledItems(schedules, now) : [])];
  const asks = toMend.length + (inbox?.late ?? 0) + (queues?.count ?? 0) + (drafts?.waiting ?? 0);
  return { line, inbox, queues, drafts, mail, storage, backup, toMend, asks };
}

const dayAround = (now: Date) => ({
  from: startOfDay(dayOf(now)),
  to: startOfDay(shiftDay(dayOf(now), 1)),
});
