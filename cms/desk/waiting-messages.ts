import type { Where, WhereField } from 'payload';
import { termDays, type Waiting, waitingFor } from '../../lib/answer-term.ts';
import { dayOf } from '../../lib/dates.ts';
import { startOfDay } from '../../lib/local-moment.ts';
import { shiftDay } from '../../lib/month.ts';
import { type ContactSubject, contactSubjects } from '../../lib/vocabulary.ts';
import { editAddress } from '../edit-address.ts';
import type { ContactMessage } from '../payload-types.ts';
import { type Asking, asPerson } from './ask.ts';

export interface WaitingMessage extends Waiting {
  /** What it is about, in few words. */
  title: string;
  address: string;
  /** Whether it was given more time. */
  extended: boolean;
}

export interface Inbox {
  messages: WaitingMessage[];
  /** All that wait, also those not listed. */
  count: number;
  /** Of all of them, those whose last day is today or over. */
  late: number;
}

export const unanswered: Where = { status: { in: ['recebida', 'em-analise'] } };

/** Terms differ by kind, so the oldest of each are read, and those with the fewest days left shown. */
const kinds: { where: Where; term: number }[] = [false, true].flatMap((extended) => [
  kindOf({ equals: 'informacao' }, extended, termDays('informacao', extended)),
  kindOf({ not_equals: 'informacao' }, extended, termDays('outro', extended)),
]);
function kindOf(subject: WhereField, extended: boolean, term: number) {
  return { where: { subject, extendedAt: { exists: extended } }, term };
}

export async function waitingMessages(asking: Asking, most: number, now: Date): Promise<Inbox> {
  const [late, ...found] = await Promise.all([
    countLate(asking, now),
    ...kinds.map(({ where }) =>
      asking.payload.find({
        collection: 'contact-messages',
        where: { and: [unanswered, where] },
        sort: 'createdAt',
        limit: most,
        select: { subject: true, about: true, message: true, createdAt: true, extendedAt: true },
        ...asPerson(asking),
      }),
    ),
  ]);
  const messages = found
    .flatMap(({ docs }) => docs)
    .map((document) => describe(document, now))
    .toSorted((one, other) => one.left - other.left)
    .slice(0, most);
  return { messages, late, count: found.reduce((sum, { totalDocs }) => sum + totalDocs, 0) };
}

async function countLate(asking: Asking, now: Date): Promise<number> {
  const arrivedUntil = (term: number) => startOfDay(shiftDay(dayOf(now), 1 - term)).toISOString();
  const { totalDocs } = await asking.payload.count({
    collection: 'contact-messages',
    where: {
      and: [
        unanswered,
        {
          or: kinds.map(({ where, term }) => ({
            and: [where, { createdAt: { less_than: arrivedUntil(term) } }],
          })),
        },
      ],
    },
    ...asPerson(asking),
  });
  return totalDocs;
}

type Read = Pick<
  ContactMessage,
  'id' | 'subject' | 'about' | 'message' | 'createdAt' | 'extendedAt'
>;

function describe(document: Read, now: Date): WaitingMessage {
  const subject: ContactSubject = document.subject;
  const extended = Boolean(document.extendedAt);
  return {
    ...waitingFor({ subject, createdAt: document.createdAt, extended }, now),
    extended,
    title: document.about || `${contactSubjects[subject]}: ${shorten(document.message)}`,
    address: editAddress('contact-messages', document.id),
  };
}

const longest = 70;

function shorten(text: string): string {
  const [line = ''] = text.trim().split('\n');
  if (line.length <= longest) return line;
  return `${line.slice(0, longest).replace(/\s+\S*$/, '')}…`;
}
