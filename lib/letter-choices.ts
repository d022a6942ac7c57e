import { z } from 'zod';
import { eventCategories, newsCategories } from './vocabulary.ts';

const newsSubject = (category: string) => `noticias-${category}`;
const eventSubject = (category: string) => `agenda-${category}`;
const serviceSubject = 'servicos';

const named = (names: Record<string, string>, subjectOf: (category: string) => string) =>
  Object.entries(names).map(([category, label]) => ({ value: subjectOf(category), label }));

/** What subscribers choose from: the categories that editors give to what they publish. */
export const letterSubjects = [
  { title: 'Notícias', subjects: named(newsCategories, newsSubject) },
  { title: 'Agenda de eventos', subjects: named(eventCategories, eventSubject) },
  {
    title: 'Serviços',
    subjects: [{ value: serviceSubject, label: 'Serviços e inscrições da secretaria' }],
  },
] as const;

/** The subject of a document, by its kind. */
export const subjectOf = {
  news: ({ category }: { category: string }) => newsSubject(category),
  events: ({ category }: { category: string }) => eventSubject(category),
  services: () => serviceSubject,
} as const;

/** None chosen means all. */
export interface LetterChoices {
  /** Numbers of municipalities. */
  towns: readonly number[];
  subjects: readonly string[];
}

const storedChoices = z.object({
  towns: z.array(z.number().int().positive()).max(100),
  subjects: z.array(z.string()).max(100),
});

/** As the database has them; all, for who never chose. */
export const readLetterChoices = (stored: unknown): LetterChoices =>
  storedChoices.safeParse(stored).data ?? { towns: [], subjects: [] };

export interface Chosen {
  subject: string;
  /** Undefined where it concerns the whole state: news and services name no municipality. */
  town?: number | undefined;
}

export const fitsChoices = ({ towns, subjects }: LetterChoices, { subject, town }: Chosen) =>
  (subjects.length === 0 || subjects.includes(subject)) &&
  (town === undefined || towns.length === 0 || towns.includes(town));

/** What of it somebody gets; undefined where it had something, and nothing for them. */
export function partFor<Item extends Chosen>(
  items: readonly Item[],
  choices: LetterChoices,
): Item[] | undefined {
  const part = items.filter((item) => fitsChoices(choices, item));
  return items.length > 0 && part.length === 0 ? undefined : part;
}
