import type { Home as Document } from '../cms/payload-types.ts';
import { dayOf } from '../lib/dates.ts';
import { pickEnd } from '../lib/home-pick.ts';
import type { PosterName } from '../lib/posters.ts';
import { linesOf, usualHero } from '../lib/usual-hero.ts';
import type { QuickAccessColor, QuickAccessTile } from '../lib/vocabulary.ts';
import { type AthleteSummary, toAthleteSummary } from './athlete-document.ts';
import { isPublicityHidden } from './electoral-period.ts';
import { findAhead } from './events.ts';
import { type FeaturedItem, featuredEventOf, shownFeatured } from './home-featured.ts';
import { type NextEvent, nextEventOf, shownNextEvents } from './home-next-events.ts';
import { asVisitor, openPayload } from './payload.ts';

export interface Home {
  hero: { lines: string[]; lead: string; poster: PosterName };
  nextEvents: NextEvent[];
  quickAccess: {
    title: string;
    description: string;
    link: string;
    icon: QuickAccessTile;
    color: QuickAccessColor;
    badge: string | undefined;
  }[];
  featured: FeaturedItem[];
  /** In the electoral period: then there are no figures either. */
  hidesPublicity: boolean;
  impact: { figure: string; label: string }[];
  athletes: AthleteSummary[];
}

export async function readHome(now: Date): Promise<Home> {
  const payload = await openPayload();
  const [document, isHidden] = await Promise.all([
    payload.findGlobal({ slug: 'home', ...asVisitor, depth: 2 }),
    isPublicityHidden(now),
  ]);
  const { nextEvents, featured } = await filledFromAgenda(document, now);
  return {
    hidesPublicity: isHidden,
    hero: heroOf(document.hero),
    nextEvents: await sayingOver(nextEvents, now),
    featured,
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
    impact: (isHidden ? [] : (document.impact ?? [])).map(({ figure, label }) => ({
      figure,
      label,
    })),
    athletes: shownAthletes(document.athletes ?? [], now),
  };
}

function shownAthletes(rows: NonNullable<Document['athletes']>, now: Date): AthleteSummary[] {
  return rows.flatMap(({ athlete, until }) => {
    // An unpublished athlete comes as a number only.
    const isPublic = typeof athlete === 'object' && athlete !== null;
    const end = pickEnd({ until, isPublic, isOff: false, endsAt: undefined }, now);
    return isPublic && !end ? [toAthleteSummary(athlete)] : [];
  });
}

function heroOf(hero: Document['hero']): Home['hero'] {
  return {
    lines: linesOf(hero?.title || usualHero.title),
    lead: hero?.lead || usualHero.lead,
    poster: hero?.poster ?? usualHero.poster,
  };
}

const places = 3;

/** The editors' picks that still hold; the next events of the agenda take the places that are left. */
async function filledFromAgenda(
  document: Document,
  now: Date,
): Promise<Pick<Home, 'nextEvents' | 'featured'>> {
  const pinned = document.pinNextEvents === true;
  const nextEvents = shownNextEvents(document.nextEvents ?? [], { pinned, now });
  const featured = shownFeatured(document.featured ?? [], now);
  const missing = pinned && nextEvents.length > 0 ? 0 : places - nextEvents.length;
  if (missing + places - featured.length === 0) return { nextEvents, featured };

  const taken = new Set([...nextEvents, ...featured].map(({ link }) => link));
  const certain = { situation: { equals: 'confirmado' } };
  const ahead = (await findAhead(now, [certain], 2 * places + taken.size))
    .map((event) => ({ event, next: nextEventOf(event) }))
    .filter(({ next }) => !taken.has(next.link));
  return {
    nextEvents:
      missing > 0
        ? [...nextEvents, ...ahead.slice(0, missing).map(({ next }) => next)].sort(byDay)
        : nextEvents,
    featured: [
      ...featured,
      ...ahead
        .slice(missing, missing + places - featured.length)
        .map(({ event }) => featuredEventOf(event)),
    ],
  };
}

/** What is over says so, unless the page has something to come to speak of. */
async function sayingOver(events: NextEvent[], now: Date): Promise<NextEvent[]> {
  const today = dayOf(now);
  const isOver = ({ date }: NextEvent) => date !== undefined && date < today;
  if (!events.some(isOver) || (await findAhead(now, [], 1)).length > 0) return events;
  return events.map((event) => ({ ...event, saysOver: isOver(event) }));
}

/** What has no year keeps its place at the end. */
const byDay = (one: NextEvent, other: NextEvent) =>
  (one.date ?? '9').localeCompare(other.date ?? '9');
