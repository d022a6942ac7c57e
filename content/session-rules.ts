import type { Where } from 'payload';
import type { Sport } from '../lib/vocabulary.ts';
import { readDocumentNumber } from './document-number.ts';
import { asVisitor, openPayload } from './payload.ts';
import {
  ruleRelations,
  type SessionPlace,
  type SessionRule,
  toRule,
} from './session-rule-document.ts';

export type { SessionPlace, SessionRule };

export interface SessionFilter {
  /** Slugs. */
  town?: string | undefined;
  /** The rule's own, or that of one of its dates. */
  place?: string | undefined;
  program?: string | undefined;
  sport?: Sport | undefined;
}

/** More rules at one time than a state of 16 municipalities has; keeps a request bounded. */
const mostRules = 500;

/** The rules that may have a date at or after a moment, in the order in which they were entered. */
export async function listSessionRules(filter: SessionFilter, after: Date): Promise<SessionRule[]> {
  const goesOn: Where = {
    or: [{ until: { exists: false } }, { until: { greater_than_equal: after.toISOString() } }],
  };
  const rules = await findRules([goesOn, ...(await conditionsOf(filter))], mostRules);
  return rules.filter(({ sports }) => !filter.sport || sports.includes(filter.sport));
}

/** At any time, also when it is over. */
export async function readSessionRule(slug: string): Promise<SessionRule | undefined> {
  const [rule] = await findRules([{ slug: { equals: slug } }], 1);
  return rule;
}

async function conditionsOf({ town, place, program }: SessionFilter): Promise<Where[]> {
  const where: Where[] = [];
  if (town)
    where.push({ municipality: { equals: await readDocumentNumber('municipalities', town) } });
  if (place) {
    const here = { equals: await readDocumentNumber('places', place) };
    where.push({ or: [{ place: here }, { 'changes.place': here }] });
  }
  if (program) where.push({ program: { equals: await readDocumentNumber('programs', program) } });
  return where;
}

/** Those that match, in the order in which they were entered. */
export async function findRules(and: Where[], limit: number): Promise<SessionRule[]> {
  const payload = await openPayload();
  const { docs } = await payload.find({
    collection: 'session-rules',
    where: { and },
    sort: 'id',
    limit,
    pagination: false,
    populate: ruleRelations,
    ...asVisitor,
  });
  return docs.flatMap(toRule);
}
