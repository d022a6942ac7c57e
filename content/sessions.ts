import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Day, dayOf, parseDay } from '../lib/dates.ts';
import { startOfDay } from '../lib/local-moment.ts';
import { shiftDay } from '../lib/month.ts';
import {
  type Occurrence,
  occurrenceOn,
  occurrencesBetween,
  takesPlace,
} from '../lib/session-rule.ts';
import {
  listSessionRules,
  readSessionRule,
  type SessionFilter,
  type SessionPlace,
  type SessionRule,
} from './session-rules.ts';
import { readHolidays } from './special-days.ts';

export type { SessionFilter, SessionPlace, SessionRule };

/** One date of a rule. */
export interface Session extends Occurrence {
  rule: SessionRule;
  /** That of the rule, unless this date is elsewhere. */
  place: SessionPlace;
}

/** So many rules are worked out before others get their turn: about 10 ms. */
const rulesInATurn = 20;

/**
 * All dates of these days, both ends included, soonest first. Those that a holiday pauses or an editor
 * cancelled are among them: `takesPlace` of lib/session-rule.ts tells.
 */
export async function listSessions(
  days: readonly [Day, Day],
  filter: SessionFilter = {},
): Promise<Session[]> {
  const [rules, holidayOf] = await Promise.all([
    listSessionRules(filter, startOfDay(days[0])),
    readHolidays(),
  ]);
  const sessions: Session[] = [];
  for (const [index, rule] of rules.entries()) {
    if (index % rulesInATurn === rulesInATurn - 1) await nextTurn();
    for (const occurrence of occurrencesBetween(rule, days, holidayOf)) {
      const session = withRule(rule, occurrence);
      if (!filter.place || session.place.slug === filter.place) sessions.push(session);
    }
  }
  return sessions.sort(
    (a, b) =>
      a.startsAt.getTime() - b.startsAt.getTime() || a.rule.name.localeCompare(b.rule.name, 'pt'),
  );
}

/** Dates farther away have no page: their number would be endless. */
const daysWithPage = 400;

/** The date of a rule by its original day; undefined where there is none. */
export async function readSession(
  slug: string,
  day: string,
  now: Date,
): Promise<Session | undefined> {
  const originalDay = parseDay(day);
  if (!originalDay || originalDay > shiftDay(dayOf(now), daysWithPage)) return undefined;
  const rule = await readSessionRule(slug);
  if (!rule) return undefined;
  const occurrence = occurrenceOn(rule, originalDay, await readHolidays());
  return occurrence && withRule(rule, occurrence);
}

function withRule(rule: SessionRule, occurrence: Occurrence): Session {
  const changed = rule.changes.find(({ day }) => day === occurrence.originalDay);
  return { ...occurrence, rule, place: changed?.place ?? rule.place };
}

/** What comes after a moment, soonest first: for the page of one date, and for that of the program. */
export async function listNextSessions(
  rule: SessionRule,
  now: Date,
  count: number,
): Promise<Session[]> {
  const today = dayOf(now);
  const holidayOf = await readHolidays();
  return occurrencesBetween(rule, [today, shiftDay(today, daysForNext)], holidayOf)
    .filter(({ endsAt }) => endsAt > now)
    .slice(0, count)
    .map((occurrence) => withRule(rule, occurrence));
}

/** In so many days a monthly rule has more dates than are shown. */
const daysForNext = 190;
/** In so many a weekly rule has one even if holidays pause some. */
const daysForSoon = 31;

/** Rules that have a date ahead which takes place, each with the first of them, in the order of entry. */
export async function listComingRules(
  filter: SessionFilter,
  now: Date,
): Promise<{ rule: SessionRule; next: Session }[]> {
  const today = dayOf(now);
  const [rules, holidayOf] = await Promise.all([
    listSessionRules(filter, startOfDay(today)),
    readHolidays(),
  ]);
  const firstWithin = (rule: SessionRule, days: number) =>
    occurrencesBetween(rule, [today, shiftDay(today, days)], holidayOf).find(
      (occurrence) => takesPlace(occurrence) && occurrence.endsAt > now,
    );
  const coming: { rule: SessionRule; next: Session }[] = [];
  for (const [index, rule] of rules.entries()) {
    if (index % rulesInATurn === rulesInATurn - 1) await nextTurn();
    // Each date costs time, and only the first is shown.
    const next = firstWithin(rule, daysForSoon) ?? firstWithin(rule, daysForNext);
    if (next) coming.push({ rule, next: withRule(rule, next) });
  }
  return coming;
}
