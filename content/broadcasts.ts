import type { Where } from 'payload';
import type {
  RecordedBroadcast as RecordedDocument,
  UpcomingBroadcast as UpcomingDocument,
} from '../cms/payload-types.ts';
import { type Day, dayOf, timeOf } from '../lib/dates.ts';
import type { Draft } from '../lib/draft.ts';
import type { BroadcastCategory } from '../lib/vocabulary.ts';
import { inBroadcastCategory } from './broadcast-category.ts';
import { ownDocument } from './own-document.ts';
import { asVisitor, openPayload } from './payload.ts';
import { type Picture, toPicture } from './pictures.ts';

interface Broadcast {
  slug: string;
  title: string;
  description: string;
  category: BroadcastCategory;
  day: Day;
  picture: Picture;
}

export interface UpcomingBroadcast extends Broadcast {
  id: number;
  startsAt: Date;
  endsAt: Date;
  time: string;
  createdAt: Date;
  changedAt: Date;
}

/** The schedule names no end: a game with its interval fits into this time. */
const usualMs = 2 * 60 * 60 * 1000;

export interface RecordedBroadcast extends Broadcast {
  videoId: string;
  /** As an editor wrote it, such as '2.3K'; empty when unknown. So is the duration. */
  views: string;
  duration: string;
}

/** More than a week can have, or anybody looks through at once; keeps a request bounded. */
const most = 100;

const ahead = (now: Date): Where => ({ startsAt: { greater_than: now.toISOString() } });

type Category = BroadcastCategory | undefined;

/** What has not started yet, soonest first. */
export const listUpcomingBroadcasts = (now: Date, count = most, page = 1, category?: Category) =>
  findUpcoming({ and: [ahead(now), inBroadcastCategory(category)] }, count, page);

export const countUpcomingBroadcasts = (now: Date, category?: Category): Promise<number> =>
  countIn('upcoming-broadcasts', { and: [ahead(now), inBroadcastCategory(category)] });

export const countRecordedBroadcasts = (category?: Category): Promise<number> =>
  countIn('recorded-broadcasts', inBroadcastCategory(category));

async function countIn(
  collection: 'upcoming-broadcasts' | 'recorded-broadcasts',
  where: Where,
): Promise<number> {
  const payload = await openPayload();
  return (await payload.count({ collection, where, ...asVisitor })).totalDocs;
}

/** What begins before a moment and is not over yet, soonest first. */
export function listBroadcastsUntil(now: Date, until: Date): Promise<UpcomingBroadcast[]> {
  const begun = new Date(now.getTime() - usualMs).toISOString();
  const startsAt = { greater_than: begun, less_than: until.toISOString() };
  return findUpcoming({ startsAt }, most);
}

async function findUpcoming(where: Where, limit: number, page = 1): Promise<UpcomingBroadcast[]> {
  const payload = await openPayload();
  const { docs } = await payload.find({
    collection: 'upcoming-broadcasts',
    where,
    sort: ['startsAt', 'id'],
    limit,
    page,
    ...asVisitor,
  });
  return docs.map(toUpcoming);
}

/** Newest first. */
export async function listRecordedBroadcasts(count = most, page = 1, category?: Category) {
  const payload = await openPayload();
  const { docs } = await payload.find({
    collection: 'recorded-broadcasts',
    where: inBroadcastCategory(category),
    sort: ['-date', '-id'],
    limit: count,
    page,
    ...asVisitor,
  });
  return docs.map(toRecorded);
}

/** Also one that has started since: its address may be in somebody's calendar. */
export async function readUpcomingBroadcast(
  slug: string,
  draft?: Draft,
): Promise<UpcomingBroadcast | undefined> {
  const document = await ownDocument('upcoming-broadcasts', slug, draft);
  return document && toUpcoming(document);
}

export async function readRecordedBroadcast(
  slug: string,
  draft?: Draft,
): Promise<RecordedBroadcast | undefined> {
  const document = await ownDocument('recorded-broadcasts', slug, draft);
  return document && toRecorded(document);
}

function toUpcoming(document: UpcomingDocument): UpcomingBroadcast {
  const startsAt = new Date(document.startsAt);
  return {
    ...toBroadcast(document, startsAt),
    id: document.id,
    startsAt,
    endsAt: new Date(startsAt.getTime() + usualMs),
    time: timeOf(startsAt),
    createdAt: new Date(document.createdAt),
    changedAt: new Date(document.updatedAt),
  };
}

export function toRecorded(document: RecordedDocument): RecordedBroadcast {
  return {
    ...toBroadcast(document, new Date(document.date)),
    videoId: document.videoId,
    views: document.views ?? '',
    duration: document.duration ?? '',
  };
}

function toBroadcast(document: UpcomingDocument | RecordedDocument, moment: Date): Broadcast {
  return {
    slug: document.slug ?? '',
    title: document.title,
    description: document.description,
    category: document.category,
    day: dayOf(moment),
    picture: toPicture(document),
  };
}
