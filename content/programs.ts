import type { Program as Document, SessionRule } from '../cms/payload-types.ts';
import type { Draft } from '../lib/draft.ts';
import { paragraphsOf } from '../lib/paragraphs.ts';
import type { ProgramCategory, Sport, SportDimension, Weekday } from '../lib/vocabulary.ts';
import { ownDocument } from './own-document.ts';
import { asVisitor, openPayload } from './payload.ts';
import { type Picture, toPicture } from './pictures.ts';

export interface Program {
  slug: string;
  title: string;
  category: ProgramCategory;
  dimension: SportDimension;
  summary: string;
  /** Paragraphs. */
  description: string[];
  schedule: string;
  location: string;
  /** Of its first rule; empty when the program has none. */
  weekdays: Weekday[];
  /** 'HH:mm' */
  opensAt: string | undefined;
  closesAt: string | undefined;
  requirements: string[];
  sports: Sport[];
  contact: string;
  picture: Picture;
}

/** In the editors' order. */
export async function listPrograms(): Promise<Program[]> {
  const payload = await openPayload();
  const { docs } = await payload.find({
    collection: 'programs',
    pagination: false,
    sort: 'order',
    ...asVisitor,
  });
  const hours = await readHours(docs);
  return docs.map((document) => toProgram(document, hours));
}

export async function readProgram(slug: string, draft?: Draft): Promise<Program | undefined> {
  const document = await ownDocument('programs', slug, draft);
  return document && toProgram(document, await readHours([document]));
}

export interface Result {
  figure: string;
  label: string;
}

export async function readProgramResults(): Promise<Result[]> {
  const payload = await openPayload();
  const { results } = await payload.findGlobal({ slug: 'programs-page', ...asVisitor });
  return (results ?? []).map(({ figure, label }) => ({ figure, label }));
}

type Hours = Pick<SessionRule, 'weekdays' | 'startsAt' | 'endsAt'>;

/** When each of these programs meets: its first rule, by the program's number. */
async function readHours(programs: readonly Document[]): Promise<ReadonlyMap<number, Hours>> {
  const payload = await openPayload();
  const first = await Promise.all(
    programs.map(async ({ id }) => {
      const { docs } = await payload.find({
        collection: 'session-rules',
        where: { program: { equals: id } },
        sort: 'id',
        limit: 1,
        pagination: false,
        select: { weekdays: true, startsAt: true, endsAt: true },
        ...asVisitor,
      });
      return docs.map((rule) => [id, rule] as const);
    }),
  );
  return new Map(first.flat());
}

function toProgram(document: Document, hours: ReadonlyMap<number, Hours>): Program {
  const { title, category, dimension, summary, schedule, location, contact } = document;
  return {
    slug: document.slug ?? '',
    title,
    category,
    dimension,
    summary,
    description: paragraphsOf(document.description),
    schedule,
    location,
    weekdays: hours.get(document.id)?.weekdays ?? [],
    opensAt: hours.get(document.id)?.startsAt,
    closesAt: hours.get(document.id)?.endsAt,
    requirements: document.requirements ?? [],
    sports: document.sports ?? [],
    contact,
    picture: toPicture(document),
  };
}
