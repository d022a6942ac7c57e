import type { Where } from 'payload';
import type { SessionRule as Document } from '../cms/payload-types.ts';
import { type Day, dayOf, yearOf } from '../lib/dates.ts';
import { startOfDay } from '../lib/local-moment.ts';
import { documentsAfter, type FeedCursor, modifiedOf } from './feed-cursor.ts';
import { type FeedPlace, placeFields, toFeedPlace, townFields } from './feed-place.ts';
import { lastSharedChange } from './feed-since.ts';
import { asVisitor, openPayload } from './payload.ts';
import { ruleRelations, type SessionRule, toRule } from './session-rule-document.ts';

/** A rule of a feed, and where it and its single dates are. */
export interface FeedRule extends FeedCursor {
  document: Document;
  /** Undefined while its program is not public: the site shows it nowhere. */
  rule: SessionRule | undefined;
  where: FeedPlace;
}

/**
 * Rules show parts of what they point to, and the holidays of this year and the next: when one of these
 * changes, or a year begins, all of them have changed.
 */
export async function changedForAll(now: Date): Promise<number> {
  const shared = await lastSharedChange(['special-days', 'programs', 'places', 'municipalities']);
  return Math.max(shared, startOfDay(daysOfHolidays(now)[0]).getTime());
}

/** The days of which a feed says on which of them a rule pauses. */
export function daysOfHolidays(now: Date): [Day, Day] {
  const year = yearOf(dayOf(now));
  return [`${year}-01-01`, `${year + 1}-12-31`];
}

/** The next rules in the order of their last change. */
export async function rulesAfter(
  after: FeedCursor,
  since: number,
  count: number,
): Promise<FeedRule[]> {
  const documents = await documentsAfter(find, after, since, count);
  return documents.map((document) => ({
    id: document.id,
    modified: modifiedOf(document, since),
    document,
    rule: toRule(document)[0],
    where: toFeedPlace(document.place, document.placeName, document.municipality),
  }));
}

async function find(where: Where, sort: string[], limit: number): Promise<Document[]> {
  const payload = await openPayload();
  const { docs } = await payload.find({
    collection: 'session-rules',
    where,
    sort,
    limit,
    pagination: false,
    populate: { ...ruleRelations, municipalities: townFields, places: placeFields },
    ...asVisitor,
  });
  return docs;
}

/** The slugs of a public rule and of its program. */
export async function readRuleAddress(
  number: number,
): Promise<{ program: string; slug: string } | undefined> {
  const [document] = await find({ id: { equals: number } }, ['id'], 1);
  const [rule] = document ? toRule(document) : [];
  return rule && { program: rule.program.slug, slug: rule.slug };
}
