import { dayOf, timeOf } from '../../lib/dates.ts';
import { startOfDay } from '../../lib/local-moment.ts';
import { shiftDay } from '../../lib/month.ts';
import { isEditor } from '../access/editors.ts';
import { editAddress } from '../edit-address.ts';
import type { ListedSchedule, Schedules } from '../schedules/list-schedules.ts';
import { type Asking, asPerson } from './ask.ts';

export interface DayItem {
  /** '12:45' */
  time: string;
  title: string;
  state: 'out' | 'live' | 'failed' | 'due';
  address: string;
}

/** The line has room for about a dozen; of each kind more are never read. */
const most = 8;

/** What went out today, what is on air, and what will go out. */
export async function dayItems(asking: Asking, now: Date): Promise<DayItem[]> {
  const found = await Promise.all([
    newsOf(asking, now),
    broadcastsOf(asking, now),
    isEditor(asking) ? editionsOf(asking, now) : [],
    liveNow(asking),
  ]);
  return found.flat();
}

const scheduled = { publish: 'Publicar', unpublish: 'Retirar' };
const carriedOut = { publish: 'Publicado', unpublish: 'Retirado' };

/** What was scheduled for today. */
export function scheduledItems({ upcoming, done, failed }: Schedules, now: Date): DayItem[] {
  const item = (state: DayItem['state'], words: typeof scheduled) => (one: ListedSchedule) => ({
    time: timeOf(one.when),
    title: `${words[one.type]}: ${one.title}`,
    state,
    address: editAddress(one.collection, one.document),
  });
  const isToday = ({ when }: ListedSchedule) => dayOf(when) === dayOf(now);
  return [
    ...upcoming.filter(isToday).map(item('due', scheduled)),
    ...done.filter(isToday).map(item('out', carriedOut)),
    ...failed.filter(isToday).map(item('failed', scheduled)),
  ];
}

const today = (now: Date) => ({
  greater_than_equal: startOfDay(dayOf(now)).toISOString(),
  less_than: startOfDay(shiftDay(dayOf(now), 1)).toISOString(),
});

const published = { _status: { equals: 'published' } };

async function newsOf(asking: Asking, now: Date): Promise<DayItem[]> {
  const { docs } = await asking.payload.find({
    collection: 'news',
    where: { and: [published, { date: today(now) }] },
    sort: '-date',
    limit: most,
    pagination: false,
    select: { title: true, date: true },
    ...asPerson(asking),
  });
  return docs.map(({ id, title, date }) => ({
    time: timeOf(new Date(date)),
    title: `Notícia: ${title}`,
    state: new Date(date) <= now ? 'out' : 'due',
    address: editAddress('news', id),
  }));
}

async function broadcastsOf(asking: Asking, now: Date): Promise<DayItem[]> {
  const { docs } = await asking.payload.find({
    collection: 'upcoming-broadcasts',
    where: { and: [published, { startsAt: { ...today(now), greater_than: now.toISOString() } }] },
    sort: 'startsAt',
    limit: most,
    pagination: false,
    select: { title: true, startsAt: true },
    ...asPerson(asking),
  });
  return docs.map(({ id, title, startsAt }) => ({
    time: timeOf(new Date(startsAt)),
    title: `Transmissão: ${title}`,
    state: 'due',
    address: editAddress('upcoming-broadcasts', id),
  }));
}

async function editionsOf(asking: Asking, now: Date): Promise<DayItem[]> {
  const { docs } = await asking.payload.find({
    collection: 'newsletter-editions',
    where: {
      or: [
        { sentAt: today(now) },
        { and: [{ state: { equals: 'agendada' } }, { sendAt: today(now) }] },
      ],
    },
    sort: '-updatedAt',
    limit: most,
    pagination: false,
    select: { subject: true, sentAt: true, sendAt: true },
    ...asPerson(asking),
  });
  return docs.map(({ id, subject, sentAt, sendAt }) => ({
    time: timeOf(new Date(sentAt ?? sendAt ?? now)),
    title: `Newsletter: ${subject}`,
    state: sentAt ? 'out' : 'due',
    address: editAddress('newsletter-editions', id),
  }));
}

async function liveNow(asking: Asking): Promise<DayItem[]> {
  const { isLive, title, startTime } = await asking.payload.findGlobal({
    slug: 'live-stream',
    ...asPerson(asking),
  });
  if (!isLive || !title) return [];
  return [{ time: startTime, title, state: 'live', address: '/admin/ao-vivo' }];
}
