import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Session } from '../content/sessions.ts';
import { type Day, dayOf } from '../lib/dates.ts';
import { holidaysWith } from '../lib/holidays.ts';
import { instantAt } from '../lib/local-moment.ts';
import { shiftDay } from '../lib/month.ts';
import { takesPlace } from '../lib/session-rule.ts';
import { arrange } from '../site/today/arrange.ts';
import { mostPlaces, openToday, placesFor } from '../site/today/open-places.ts';
import { TodayPage } from '../site/today/today-page.tsx';
import { readTodayView } from '../site/today/today-view.ts';
import { fromSession } from '../site/ui/cards/activity.ts';
import { openOwnDatabase } from './support/own-database.ts';

/** A leap year, walked from its first to its last day, with a cancelled date in it. */
const loaded = new Date('2027-12-30T12:00:00Z');
const first = '2028-01-01';
const cancelled = '2028-03-02';
const days = Array.from({ length: 366 }, (_, index) => shiftDay(first, index));

const { payload, close } = await openOwnDatabase('year');
afterAll(close);
const sessions = await import('../content/sessions.ts');
const municipalities = await import('../content/municipalities.ts');
const places = await import('../content/places.ts');

beforeAll(async () => {
  const { prepareDatabase } = await import('../scripts/prepare-database.ts');
  await prepareDatabase(payload, { sample: true, frozenNow: loaded }, () => {});
  const change = { day: instantAt(cancelled, '12:00').toISOString(), kind: 'cancelada' as const };
  await payload.update({
    collection: 'session-rules',
    where: { slug: { equals: 'macapa' } },
    data: { changes: [change] },
  });
});

async function todayAt(now: Date) {
  const towns = await municipalities.listMunicipalities();
  const view = readTodayView(new URL('https://exemplo.invalid/hoje'), now, towns);
  const read: Session[] = await sessions.listSessions([view.today, shiftDay(view.today, 7)]);
  const all = read.map(fromSession);
  return { view, read, all, towns, today: arrange(all, view, now, towns) };
}

test('on every day of a year there is something to do this week, and nothing that is off', async () => {
  const holidayOf = holidaysWith([]);
  const empty: Day[] = [];
  const wrong: string[] = [];
  for (const day of days) {
    const { today, read } = await todayAt(instantAt(day, '09:00'));
    if (today.week.length === 0) empty.push(day);
    for (const session of read.filter(takesPlace)) {
      if (session.rule.pausesOnHolidays && holidayOf(session.day, session.rule.town))
        wrong.push(`${session.rule.slug} ${session.day}`);
      if (session.rule.slug === 'macapa' && session.day === cancelled) wrong.push(cancelled);
    }
  }
  expect(days.at(-1)).toBe('2028-12-31');
  expect(empty).toEqual([]);
  expect(wrong).toEqual([]);
});

test.each([
  ['the last minute of a day', '2028-05-10', '23:59'],
  ['the first minute of a day', '2028-05-11', '00:00'],
  ['29 February', '2028-02-29', '14:30'],
  ['New Year’s Eve', '2028-12-31', '23:59'],
  ['a holiday', '2028-09-07', '10:00'],
  ['a cancelled date', cancelled, '10:00'],
])('%s has a page', async (_, day, time) => {
  const now = instantAt(day, time);
  const { view, today, all, towns } = await todayAt(now);
  const html = renderToStaticMarkup(
    createElement(TodayPage, {
      ...{ view, today, all, towns, now },
      onAir: undefined,
      open: [],
      holiday: holidaysWith([])(day),
      url: 'https://exemplo.invalid/hoje',
      origin: 'https://exemplo.invalid',
    }),
  );
  expect(dayOf(now)).toBe(day);
  expect(html).not.toMatch(/NaN|undefined|Invalid/);
  expect(today.week.length).toBeGreaterThan(0);
  // What is off is never among what one could go to.
  const left = [...today.now, ...today.soon, ...today.later];
  expect(left.filter(({ off }) => off)).toEqual([]);
});

test('on a holiday the page offers places that are open', async () => {
  const now = instantAt('2028-09-07', '10:00');
  const { view, today, all, towns } = await todayAt(now);
  const open = openToday(await places.listSomePlaces(placesFor(view), mostPlaces), now);
  expect(open.length).toBeGreaterThan(0);
  const html = renderToStaticMarkup(
    createElement(TodayPage, {
      ...{ view, today, all, open, towns, now },
      onAir: undefined,
      holiday: 'Independência do Brasil',
      url: 'https://exemplo.invalid/hoje',
      origin: 'https://exemplo.invalid',
    }),
  );
  for (const { place } of open) expect(html).toContain(`${place.name}</a>`);
  expect(html).toContain('confirme se o lugar abre');
});
