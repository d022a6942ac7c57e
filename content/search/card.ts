import type { SearchCard } from '../../lib/search-index.ts';
import { type SubjectName, subjectNames } from '../../lib/subjects.ts';
import type { Findable } from '../findable.ts';

/** What a result shows beside its title. */
export interface ShownTexts {
  facts: string;
  summary: string;
  body: string;
}

/** What is in memory of each thing that can be found; its texts are in a file. */
export interface Card extends SearchCard {
  kind: SubjectName;
  category: string | undefined;
  order: number;
  /** Only until they are in the file. */
  texts?: ShownTexts | undefined;
  /** Where they begin in the file, and how many bytes they are. */
  place?: [number, number];
}

export const cardId = (source: string, id: number | string) => `${source} ${id}`;

/** What one can do comes before what was written about it. */
const favours: Partial<Record<SubjectName, number>> = { services: 1.5 };

export function toCard(source: string, findable: Findable): Card {
  const { id, kind, category, address, title, from, at, order, facts, summary, body } = findable;
  const texts = { facts, summary, body };
  const favour = favours[kind];
  return {
    ...{ id: cardId(source, id), kind, category, address, title, from, at, order, texts },
    ...(favour === undefined ? {} : { favour }),
  };
}

/** The order of equally good ones: by kind, then as their own list has them. The same on every database. */
export function inOrder(one: Card, other: Card): number {
  return (
    subjectNames.indexOf(one.kind) - subjectNames.indexOf(other.kind) ||
    one.order - other.order ||
    compare(one.title, other.title) ||
    compare(one.id, other.id)
  );
}

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));
