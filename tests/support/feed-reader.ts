import { RRuleTemporal } from 'rrule-temporal';
import { Temporal } from 'temporal-polyfill';
import type { OpportunityFeed } from '../../site/openactive/feeds.ts';
import type { rpdePage } from '../../site/openactive/rpde-page.ts';

interface Schedule {
  repeatFrequency: string;
  byDay: string[];
  startDate: string;
  endDate?: string;
  startTime: string;
  scheduleTimezone: string;
  exceptDate?: string[];
  idTemplate: string;
}

export interface ReadItem {
  id: number;
  state: string;
  modified: number;
  data?: {
    '@id': string;
    name?: string;
    startDate?: string;
    eventStatus?: string;
    eventSchedule?: Schedule[];
  };
}

interface Source {
  feed: OpportunityFeed;
  rpdePage: typeof rpdePage;
  now: Date;
}

/** Another program that keeps a copy, as the exchange wants it: asks for what comes after its last item. */
export function followFeed({ feed, rpdePage: readPage, now }: Source) {
  const copy = new Map<number, ReadItem>();
  let after: ReadItem | undefined;
  return {
    copy,
    /** The new items. */
    async read(): Promise<ReadItem[]> {
      const read: ReadItem[] = [];
      for (;;) {
        const settled = Number.MAX_SAFE_INTEGER;
        const { page } = await readPage({ feed, after, now, settled, origin: 'https://a.br' });
        const items = page.items as ReadItem[];
        if (items.length === 0) return read;
        for (const item of items)
          if (item.state === 'deleted') copy.delete(item.id);
          else copy.set(item.id, item);
        read.push(...items);
        after = items.at(-1);
      }
    },
  };
}

const frequencies: Record<string, { freq: 'WEEKLY' | 'MONTHLY'; interval: number }> = {
  P1W: { freq: 'WEEKLY', interval: 1 },
  P2W: { freq: 'WEEKLY', interval: 2 },
  P1M: { freq: 'MONTHLY', interval: 1 },
};

/**
 * When something takes place, made from schedules and single dates alone, by the rules of the standard: a
 * single date takes the place of the one that the schedule makes under the same name.
 */
export function startsFrom(
  series: Iterable<ReadItem>,
  dates: Iterable<ReadItem>,
  [from, until]: readonly [string, string],
): string[] {
  const starts = new Map<string, string>();
  for (const { data } of series)
    for (const schedule of data?.eventSchedule ?? [])
      for (const start of datesOf(schedule, from, until))
        if (!schedule.exceptDate?.includes(start))
          starts.set(schedule.idTemplate.replace('{startDate}', start), start);
  for (const { data } of dates) {
    if (!data?.startDate) continue;
    starts.delete(data['@id']);
    const start = utc(data.startDate);
    const isOn = data.eventStatus !== 'https://schema.org/EventCancelled';
    if (isOn && start >= from && start <= `${until}Z`) starts.set(data['@id'], start);
  }
  return [...starts.values()].sort();
}

const utc = (moment: string) => Temporal.Instant.from(moment).toString();

function datesOf(schedule: Schedule, from: string, until: string): string[] {
  const { scheduleTimezone: tzid, startTime, endDate } = schedule;
  const at = (day: string, time: string) =>
    Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(tzid);
  const frequency = frequencies[schedule.repeatFrequency];
  if (!frequency) throw new Error(schedule.repeatFrequency);
  return new RRuleTemporal({
    temporal: Temporal,
    ...frequency,
    byDay: schedule.byDay.map((day) =>
      day.startsWith('https:') ? (day.split('/').at(-1) ?? '').slice(0, 2).toUpperCase() : day,
    ),
    tzid,
    dtstart: at(schedule.startDate, startTime),
    ...(endDate ? { until: at(endDate, startTime) } : {}),
  })
    .between(at(from, '00:00'), at(until, '23:59'), true)
    .map((moment) => moment.toInstant().toString());
}
