import type { Where } from 'payload';
import type { Draft } from '../lib/draft.ts';
import type { Sport } from '../lib/vocabulary.ts';
import {
  asVisitorOfResults,
  type Competition,
  type CompetitionSummary,
  type Group,
  type ResultTown,
  resultRelations,
  type Team,
  toCompetition,
  toSummary,
} from './competition-document.ts';
import { readDocumentNumber } from './document-number.ts';
import { ownDocument } from './own-document.ts';
import { asVisitor, openPayload } from './payload.ts';
import { type Slice, takeSlice } from './slice.ts';

export type { Competition, CompetitionSummary, Group, ResultTown, Team };

/** Newest first. */
export async function listCompetitions(slice: Slice): Promise<CompetitionSummary[]> {
  return takeSlice(slice, (page, limit) => findSummaries({}, limit, page));
}

export async function countCompetitions(): Promise<number> {
  const payload = await openPayload();
  const { totalDocs } = await payload.count({ collection: 'competitions', ...asVisitor });
  return totalDocs;
}

/** Of one program, event or sport. */
export type CompetitionFilter = { program: string } | { event: string } | { sport: Sport };

/** Newest first. */
export async function listCompetitionsOf(
  filter: CompetitionFilter,
  count: number,
): Promise<CompetitionSummary[]> {
  return findSummaries(await conditionOf(filter), count);
}

/** The editions of all years, newest first. */
export async function listEditions(series: string, count: number): Promise<CompetitionSummary[]> {
  return findSummaries({ series: { equals: series } }, count);
}

export async function readCompetition(
  slug: string,
  draft?: Draft,
): Promise<Competition | undefined> {
  const reading = { populate: resultRelations, depth: asVisitorOfResults.depth };
  const document = await ownDocument('competitions', slug, draft, reading);
  return document && toCompetition(document);
}

async function conditionOf(filter: CompetitionFilter): Promise<Where> {
  if ('program' in filter)
    return { program: { equals: await readDocumentNumber('programs', filter.program) } };
  if ('event' in filter)
    return { event: { equals: await readDocumentNumber('events', filter.event) } };
  return { sport: { equals: filter.sport } };
}

async function findSummaries(where: Where, limit: number, page = 1): Promise<CompetitionSummary[]> {
  const payload = await openPayload();
  const { docs } = await payload.find({
    collection: 'competitions',
    where,
    limit,
    page,
    sort: ['-from', '-title'],
    select: {
      ...{ title: true, slug: true, sport: true, kind: true, from: true, until: true },
      ...{ summary: true, photo: true, poster: true },
    },
    ...asVisitor,
  });
  return docs.map(toSummary);
}
