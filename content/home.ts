import type { Home as Document } from '../cms/payload-types.ts';
import { type Day, dayFrom } from '../lib/dates.ts';
import { eventPath, paths } from '../lib/paths.ts';
import type { QuickAccessColor, QuickAccessTile } from '../lib/vocabulary.ts';
import { type AthleteSummary, toAthleteSummary } from './athletes.ts';
import { asVisitor, openPayload } from './payload.ts';
import { type Picture, toPicture } from './pictures.ts';

export interface Home {
  nextEvents: {
    day: number;
    month: string;
    /** Known only where the editor wrote the year too. */
    date: Day | undefined;
    title: string;
    place: string;
    link: string;
  }[];
  quickAccess: {
    title: string;
    description: string;
    link: string;
    icon: QuickAccessTile;
    color: QuickAccessColor;
    badge: string | undefined;
  }[];
  featured: {
    title: string;
    description: string;
    date: string;
    time: string;
    location: string;
    link: string;
    picture: Picture;
  }[];
  impact: { figure: string; label: string }[];
  athletes: AthleteSummary[];
}

export async function readHome(): Promise<Home> {
  const payload = await openPayload();
  const document = await payload.findGlobal({ slug: 'home', ...asVisitor, depth: 2 });
  return {
    nextEvents: (document.nextEvents ?? []).map(toNextEvent),
    quickAccess: (document.quickAccess ?? []).map(
      ({ title, description, link, icon, color, badge }) => ({
        title,
        description,
        link,
        icon,
        color,
        badge: badge ?? undefined,
      }),
    ),
    featured: (document.featured ?? []).map((item) => ({
      title: item.title,
      description: item.description,
      date: item.date,
      time: item.time,
      location: item.location,
      link: item.link,
      picture: toPicture(item),
    })),
    impact: (document.impact ?? []).map(({ figure, label }) => ({ figure, label })),
    athletes: (document.athletes ?? [])
      // An unpublished athlete comes as a number only.
      .filter((athlete) => typeof athlete === 'object')
      .map(toAthleteSummary),
  };
}

type NextEvent = NonNullable<Document['nextEvents']>[number];

function toNextEvent(written: NextEvent): Home['nextEvents'][number] {
  const { day, month, year, title, place, event } = written;
  const link = typeof event === 'object' && event?.slug ? eventPath(event.slug) : paths.events;
  const date = year ? dayFrom(year, month, day) : undefined;
  return { day, month, date, title, place, link };
}
