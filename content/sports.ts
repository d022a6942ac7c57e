import type { Where } from 'payload';
import { mentions } from '../lib/mentions.ts';
import { sportGuides } from '../lib/sport-guides.ts';
import { sportNamed } from '../lib/sport-names.ts';
import { type BroadcastCategory, broadcastCategories, type Sport } from '../lib/vocabulary.ts';
import { type AthleteSummary, toAthleteSummary } from './athlete-document.ts';
import { type RecordedBroadcast, toRecorded } from './broadcasts.ts';
import { type Event, findAhead } from './events.ts';
import type { NewsSummary } from './news.ts';
import { listNewsNaming } from './news-naming.ts';
import { asVisitor, openPayload } from './payload.ts';

/** Events to come or going on, soonest first. */
export function listSportEvents(sport: Sport, now: Date, count: number): Promise<Event[]> {
  return findAhead(now, [{ sport: { equals: sport } }], count);
}

/** Words in a text have no index, and the database finds them within other words: so many are read at most. */
const mostRead = 60;

/** An athlete's sport is typed as a text, such as 'Futebol, goleiro'. */
export async function listSportAthletes(sport: Sport): Promise<AthleteSummary[]> {
  const payload = await openPayload();
  const { docs } = await payload.find({
    collection: 'athletes',
    where: anyName('sport', sport),
    limit: mostRead,
    pagination: false,
    sort: 'order',
    ...asVisitor,
  });
  return docs.map(toAthleteSummary).filter((athlete) => sportNamed(athlete.sport) === sport);
}

/** Recordings of its category, or with its name in the title, newest first. */
export async function listSportRecordings(
  sport: Sport,
  count: number,
): Promise<RecordedBroadcast[]> {
  const payload = await openPayload();
  const { names } = sportGuides[sport];
  const category = broadcastCategory(sport);
  const { docs } = await payload.find({
    collection: 'recorded-broadcasts',
    where: category ? { category: { equals: category } } : anyName('title', sport),
    limit: category ? count : mostRead,
    pagination: false,
    sort: '-date',
    ...asVisitor,
  });
  return docs
    .map(toRecorded)
    .filter(({ title }) => category || names.some((name) => mentions(title, name)))
    .slice(0, count);
}

export function listSportNews(sport: Sport, now: Date, count: number): Promise<NewsSummary[]> {
  return listNewsNaming(sportGuides[sport].names, now, count);
}

const anyName = (field: string, sport: Sport): Where => ({
  or: sportGuides[sport].names.map((name) => ({ [field]: { contains: name } })),
});

/** Some sports are a category of the broadcasts too. */
function broadcastCategory(sport: Sport): BroadcastCategory | undefined {
  return (Object.keys(broadcastCategories) as BroadcastCategory[]).find((name) => name === sport);
}
