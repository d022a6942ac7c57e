import { dayOf } from '../lib/dates.ts';
import type { HolidayOf } from '../lib/holidays.ts';
import { instantAt } from '../lib/local-moment.ts';
import { ruleOfSession, sessionNumber } from '../lib/session-number.ts';
import { type Occurrence, occurrenceOn } from '../lib/session-rule.ts';
import type { FeedCursor, FeedItem } from './feed-cursor.ts';
import { inFeedOrder } from './feed-cursor.ts';
import { type FeedPlace, toFeedPlace } from './feed-place.ts';
import { changedForAll, type FeedRule, rulesAfter } from './feed-rules.ts';
import type { SessionRule } from './session-rule-document.ts';
import { readHolidays } from './special-days.ts';

/** A single date that differs from its rule. */
export interface FeedSession extends Occurrence {
  rule: SessionRule;
  where: FeedPlace;
  /** When the rule would have had it begin on its original day: names it for good. */
  originalStart: Date;
}

/** So many rules are read at a time: most have no such date. */
const rulesAtATime = 100;

/** The next single dates in the order of change: those of a rule change when it does. */
export async function listSessionItems(
  after: FeedCursor,
  now: Date,
  count: number,
): Promise<FeedItem<FeedSession>[]> {
  const [since, holidayOf] = await Promise.all([changedForAll(now), readHolidays()]);
  const items: FeedItem<FeedSession>[] = [];
  // The page before may have ended among the dates of a rule.
  let last: FeedCursor = { modified: after.modified, id: ruleOfSession(after.id) - 1 };
  while (items.length < count) {
    const rules = await rulesAfter(last, since, rulesAtATime);
    for (const rule of rules)
      items.push(...datesOf(rule, holidayOf).filter((item) => inFeedOrder(item, after) > 0));
    const end = rules.at(-1);
    if (!end || rules.length < rulesAtATime) break;
    last = end;
  }
  return items.slice(0, count);
}

/** One that has no effect, because the rule has no such day any more, is to be deleted. */
function datesOf(
  { id, modified, rule, document, where }: FeedRule,
  holidayOf: HolidayOf,
): FeedItem<FeedSession>[] {
  // Of several for one day the first counts.
  const places = new Map(
    (document.changes ?? []).toReversed().map(({ day, place }) => [dayOf(new Date(day)), place]),
  );
  return [...places]
    .map(([day, place]) => {
      const occurrence = rule && occurrenceOn(rule, day, holidayOf);
      const thing = occurrence && {
        ...occurrence,
        rule,
        where:
          typeof place === 'object' && place !== null
            ? toFeedPlace(place, undefined, document.municipality)
            : where,
        originalStart: instantAt(day, rule.startsAt),
      };
      return { id: sessionNumber(id, day), modified, thing };
    })
    .sort(inFeedOrder);
}
