import type { Program as Document } from '../cms/payload-types.ts';
import { paragraphsOf } from '../lib/paragraphs.ts';
import type { ProgramCategory, SportDimension, Weekday } from '../lib/vocabulary.ts';
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
  /** Empty when the program is not weekly. */
  weekdays: Weekday[];
  /** 'HH:mm' */
  opensAt: string | undefined;
  closesAt: string | undefined;
  requirements: string[];
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
  return docs.map(toProgram);
}

export async function readProgram(slug: string): Promise<Program | undefined> {
  const payload = await openPayload();
  const { docs } = await payload.find({
    collection: 'programs',
    where: { slug: { equals: slug } },
    limit: 1,
    ...asVisitor,
  });
  return docs.map(toProgram).at(0);
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

function toProgram(document: Document): Program {
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
    weekdays: document.weekdays ?? [],
    opensAt: document.opensAt ?? undefined,
    closesAt: document.closesAt ?? undefined,
    requirements: document.requirements ?? [],
    contact,
    picture: toPicture(document),
  };
}
