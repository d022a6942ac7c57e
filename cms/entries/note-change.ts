import { randomUUID } from 'node:crypto';
import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  PayloadRequest,
  Where,
} from 'payload';
import { now } from '../../lib/clock.ts';
import { dayOf } from '../../lib/dates.ts';
import { toldChange } from '../../lib/occasion-changes.ts';
import type { Occasion } from '../../lib/occasions.ts';
import { longestTellPauseMinutes, tellPauseMinutes } from '../../lib/tell-pause.ts';
import type { EntryNotice } from '../payload-types.ts';
import { relatedId } from '../related-id.ts';
import { settings } from '../settings.ts';
import { namedByService } from './forms-naming.ts';
import { type OccasionCollection, readOccasion } from './read-occasion.ts';

const collection = 'entry-notices';
const minuteMs = 60_000;

/** More forms for one thing than an editor makes; keeps a change bounded. */
const mostForms = 50;

interface Remembered {
  signUps: number[];
  before: Occasion;
}

const keyOf = (slug: string, id: number) => `told:${slug}:${id}`;

/** Remembers how it was, where somebody may have signed up for it. */
export const rememberOccasion: CollectionBeforeChangeHook = async ({
  collection: { slug },
  context,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update') return;
  const signUps = await signUpsFor(slug as OccasionCollection, originalDoc.id, req);
  if (signUps.length === 0) return;
  const before = await readOccasion(slug as OccasionCollection, originalDoc.id, req);
  if (before) context[keyOf(slug, originalDoc.id)] = { signUps, before } satisfies Remembered;
};

/** In the transaction of the change: what is to be told, one row for each form however many signed up. */
export const noteChange: CollectionAfterChangeHook = async ({
  collection: { slug },
  context,
  doc,
  req,
}) => {
  const known = context[keyOf(slug, doc.id)] as Remembered | undefined;
  const after = known && (await readOccasion(slug as OccasionCollection, doc.id, req));
  if (!after) return;
  for (const signUp of known.signUps)
    await keepNotice({ about: `${slug}:${doc.id}`, signUp, before: known.before, after }, req);
};

/** Which forms name the thing. */
const naming: Record<OccasionCollection, (id: number) => Where> = {
  events: (id) => ({ or: [{ event: { equals: id } }, namedByService('event', id)] }),
  'session-rules': (id) => ({ sessionRule: { equals: id } }),
  services: (id) => ({ service: { equals: id } }),
};

async function signUpsFor(slug: OccasionCollection, id: number, req: PayloadRequest) {
  const { docs } = await req.payload.db.find<{ id: number }>({
    ...{ collection: 'sign-ups', where: naming[slug](id), limit: mostForms },
    ...{ pagination: false, req },
  });
  return docs.map((form) => form.id);
}

interface Changed {
  about: string;
  signUp: number;
  before: Occasion;
  after: Occasion;
}

/**
 * Makes one notice of all changes until it goes: it compares how the thing is with how it was before the first of
 * them. If that is the same again, there is nothing to tell but to those who signed up in between: they read what
 * was true then.
 */
async function keepNotice({ about, signUp, before, after }: Changed, req: PayloadRequest) {
  const { db } = req.payload;
  const moment = new Date();
  const changedAt = moment.toISOString();
  const pending = `${about}:${signUp}`;
  const where = { pending: { equals: pending } };
  // Also locks it: from here on the job can't begin to send what is about to change.
  const waiting: EntryNotice | null = await db.updateOne({
    ...{ collection, where, data: { changedAt }, options: { atomic: true }, req },
  });
  const first = (waiting?.before as Occasion | undefined) ?? before;
  const today = dayOf(now(settings));
  const toAll = toldChange(first, after, today);
  const missed = toAll || !waiting ? undefined : await firstEntrySince(waiting, req);
  if (!toAll && !missed) {
    if (waiting) await db.deleteMany({ collection, where, req });
    return;
  }
  const told = toAll ?? toldChange(before, after, today);
  // What is kept already tells how it is.
  if (!told) return;
  const cursor = missed ? missed.id - 1 : 0;
  const data = { ...told, cursor, changedAt, tellAt: tellAt(moment, waiting) };
  if (waiting) await db.updateOne({ collection, id: waiting.id, data, req, returning: false });
  else
    await db.create({
      collection,
      data: {
        ...{ ...data, about, signUp, before, pending, kind: 'mudanca', state: 'espera' },
        ...{ scope: 'situacao', told: 0, withoutMail: 0, code: randomUUID() },
      },
      req,
      returning: false,
    });
}

/** The first of those who may have read what the notice tells. */
async function firstEntrySince({ signUp, createdAt }: EntryNotice, req: PayloadRequest) {
  const { docs } = await req.payload.db.find<{ id: number }>({
    collection: 'entries',
    where: {
      and: [
        { signUp: { equals: relatedId(signUp) } },
        { createdAt: { greater_than_equal: createdAt } },
      ],
    },
    ...{ sort: 'id', limit: 1, pagination: false, req },
  });
  return docs[0];
}

/** Some minutes after the last change, but not for ever after the first. */
function tellAt(moment: Date, waiting: EntryNotice | null): string {
  const soon = moment.getTime() + tellPauseMinutes * minuteMs;
  const first = waiting ? Date.parse(waiting.createdAt) : moment.getTime();
  const latest = first + longestTellPauseMinutes * minuteMs;
  return new Date(Math.min(soon, Math.max(latest, moment.getTime()))).toISOString();
}
