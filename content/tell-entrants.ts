import type { Where } from 'payload';
import { mailEntrant } from '../cms/entries/mail-entrant.ts';
import { letterTo, sharedValues } from '../cms/entries/notice-letter.ts';
import { findRecipients } from '../cms/entries/notice-recipients.ts';
import type { Entry, EntryNotice } from '../cms/payload-types.ts';
import { relatedId } from '../cms/related-id.ts';
import { skipFailing } from '../lib/skip-failing.ts';
import { rowsOf } from './rows-of.ts';
import { inTransaction } from './transaction.ts';

const collection = 'entry-notices';

/** So many are told in one transaction: others who write wait for it. */
export const toldAtOnce = 50;

/**
 * Tells those signed up what changed, or what a checker wrote, each once. A slice is one transaction: its mails,
 * and the number of the last entry in it. Whoever does the same at once waits at the row and goes on from there.
 * By the machine's clock, as the outbox: a frozen one would never come to the end of a pause.
 */
export async function tellEntrants(now: Date): Promise<void> {
  await skipFailing(
    rowsOf({ collection, where: isDue(now), select: { state: true } }),
    ({ id }) => tellAll(id, now),
    'Mensagens a inscritos não saíram',
  );
}

async function tellAll(id: number, now: Date): Promise<void> {
  while (await tellSome(id, now));
}

const isDue = (now: Date): Where => ({
  or: [
    { state: { equals: 'enviando' } },
    {
      and: [{ state: { equals: 'espera' } }, { tellAt: { less_than_equal: now.toISOString() } }],
    },
  ],
});

/** Returns whether there is more to tell. */
const tellSome = (id: number, now: Date): Promise<boolean> =>
  inTransaction(async (req) => {
    const { db } = req.payload;
    // Locks the row; a change that comes now begins a notice of its own.
    const notice: EntryNotice | null = await db.updateOne({
      collection,
      where: { and: [{ id: { equals: id } }, isDue(now)] },
      data: { state: 'enviando', pending: null },
      options: { atomic: true },
      req,
    });
    if (!notice) return false;
    const entries = await findRecipients(notice, toldAtOnce, req);
    const shared = await sharedValues(relatedId(notice.signUp) ?? 0, req);
    const letters = entries.map((entry) => letterTo(notice, entry, shared));
    // Always in one order, so that two that lock the same addresses don't wait for each other.
    const inOrder = letters
      .filter((letter) => letter !== undefined)
      .sort((one, other) => (one.to < other.to ? -1 : 1));
    for (const letter of inOrder) await mailEntrant(letter, 'portal', req);
    const silent = entries.filter((_, index) => !letters[index]);
    const isLast = entries.length < toldAtOnce;
    await db.updateOne({
      collection,
      id,
      data: {
        cursor: entries.at(-1)?.id ?? notice.cursor,
        told: (notice.told ?? 0) + entries.length - silent.length,
        withoutMail: (notice.withoutMail ?? 0) + silent.length,
        byPhone: [notice.byPhone, ...silent.map(lineOf)].filter(Boolean).join('\n'),
        ...(isLast ? { state: 'enviada', sentAt: now.toISOString() } : {}),
      },
      req,
      returning: false,
    });
    return !isLast;
  });

const lineOf = ({ protocol, team }: Entry): string => (team ? `${protocol} · ${team}` : protocol);
