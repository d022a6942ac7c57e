import type {
  Event as EventDocument,
  Home as HomeDocument,
  News as NewsDocument,
  Page as PageDocument,
  Program as ProgramDocument,
  Service as ServiceDocument,
} from '../cms/payload-types.ts';
import { dayOf, longDate } from '../lib/dates.ts';
import { eventEnd } from '../lib/event-end.ts';
import { pickEnd } from '../lib/home-pick.ts';
import { paragraphsOf } from '../lib/paragraphs.ts';
import { detailPath, eventPath, paths } from '../lib/paths.ts';
import type { Event } from './event-document.ts';
import { timesOf } from './event-times.ts';
import { isOff, type Told } from './home-next-events.ts';
import { type Picture, toPicture } from './pictures.ts';

export type FeaturedFact = { kind: 'calendar' | 'time' | 'place'; text: string };

export interface FeaturedItem {
  title: string;
  description: string;
  facts: FeaturedFact[];
  link: string;
  picture: Picture;
}

type FeaturedRow = NonNullable<HomeDocument['featured']>[number];

export function shownFeatured(rows: readonly FeaturedRow[], now: Date): FeaturedItem[] {
  return rows.flatMap((row) => {
    const item = row.pick ? fromPick(row.pick, now) : fromHandwriting(row);
    const isShown = item && !pickEnd({ ...item, until: row.until }, now);
    // A picture chosen for this place goes before the document's own.
    return isShown ? [{ ...item.shown, picture: toPicture(row) ?? item.shown.picture }] : [];
  });
}

interface Picked {
  shown: FeaturedItem;
  isPublic: boolean;
  isOff: boolean;
  endsAt: Date | undefined;
}

const lasting = { isPublic: true, isOff: false, endsAt: undefined };

function fromHandwriting({ title, description, date, time, location, link }: FeaturedRow): Picked {
  const facts: FeaturedFact[] = [
    { kind: 'calendar', text: date ?? '' },
    { kind: 'time', text: time ?? '' },
    { kind: 'place', text: location ?? '' },
  ];
  const words = { title: title ?? '', description: description ?? '', link: link ?? paths.home };
  return { ...lasting, shown: { ...words, facts, picture: undefined } };
}

function fromPick(pick: NonNullable<FeaturedRow['pick']>, now: Date): Picked | undefined {
  const { relationTo, value } = pick;
  if (typeof value !== 'object' || value === null) return undefined;
  switch (relationTo) {
    case 'events':
      return fromEvent(value);
    case 'news': {
      const moment = new Date(value.date);
      const day: FeaturedFact = { kind: 'calendar', text: longDate(dayOf(moment)) };
      const isPublic = moment <= now;
      return { ...lasting, isPublic, shown: fromText('news', value, value.excerpt, [day]) };
    }
    case 'programs':
      return { ...lasting, shown: fromProgram(value) };
    case 'services':
      return { ...lasting, shown: fromText('services', value, value.summary, []) };
    case 'pages':
      return { ...lasting, shown: fromText('pages', value, value.excerpt, []) };
  }
}

function fromEvent(document: EventDocument): Picked {
  const shown = featuredEventOf({
    ...document,
    ...timesOf(document),
    picture: toPicture(document),
  });
  return { isPublic: true, isOff: isOff(document), endsAt: eventEnd(document), shown };
}

export function featuredEventOf(
  event: Told & Pick<Event, 'description' | 'picture'>,
): FeaturedItem {
  const { title, description, day, time, place, slug, picture } = event;
  const facts: FeaturedFact[] = [
    { kind: 'calendar', text: longDate(day) },
    { kind: 'time', text: time },
    { kind: 'place', text: place },
  ];
  const [opening = ''] = paragraphsOf(description);
  return { title, description: opening, facts, link: eventPath(slug ?? ''), picture };
}

function fromProgram(program: ProgramDocument): FeaturedItem {
  const { summary, schedule, location } = program;
  return fromText('programs', program, summary, [
    { kind: 'calendar', text: schedule },
    { kind: 'place', text: location },
  ]);
}

function fromText(
  subject: 'news' | 'programs' | 'services' | 'pages',
  document: NewsDocument | ProgramDocument | ServiceDocument | PageDocument,
  description: string,
  facts: FeaturedFact[],
): FeaturedItem {
  const { title, slug } = document;
  const link = detailPath(subject, slug ?? '');
  return { title, description, facts, link, picture: toPicture(document) };
}
