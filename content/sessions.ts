import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Day, parseDay } from '../lib/dates.ts';
import { startOfDay } from '../lib/local-moment.ts';
import { type Occurrence, occurrenceOn, occurrencesBetween } from '../lib/session-rule.ts';
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
    for (const occurrence of occurrencesBetween(rule, days, holidayOf))
      sessions.push(withRule(rule, occurrence));
  }
  return sessions.sort(
    (a, b) =>
      a.startsAt.getTime() - b.startsAt.getTime() || a.rule.name.localeCompare(b.rule.name, 'pt'),
  );
}

/** The date of a rule that has this address; undefined where there is none. */
export async function readSession(
  program: string,
  slug: string,
  day: string,
): Promise<Session | undefined> {
  const originalDay = parseDay(day);
  const rule = originalDay && (await readSessionRule(program, slug));
  if (!rule) return undefined;
  const occurrence = occurrenceOn(rule, originalDay, await readHolidays());
  return occurrence && withRule(rule, occurrence);
}

function withRule(rule: SessionRule, occurrence: Occurrence): Session {
  const changed = rule.changes.find(({ day }) => day === occurrence.originalDay);
  return { ...occurrence, rule, place: changed?.place ?? rule.place };
}
