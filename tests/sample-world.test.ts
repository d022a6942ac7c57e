import { expect, test } from 'vitest';
import { dayOf } from '../lib/dates.ts';
import { eventEnd } from '../lib/event-end.ts';
import { monthOf, shiftDay } from '../lib/month.ts';
import { weekdayIndex, weekdayOf } from '../lib/weekdays.ts';
import { eventsOfMay2025 } from '../sample/events-may-2025.ts';
import { worlds } from './support/sample-days.ts';

const day = (instant: string) => dayOf(new Date(instant));

test.each(worlds)('%s: the agenda is full on both sides', (today, { now, world: { events } }) => {
  const days = events.map(({ startsAt }) => day(startsAt));
  const ahead = days.filter((one) => one >= today && one <= shiftDay(today, 90));
  const behind = days.filter((one) => one < today && one >= shiftDay(today, -60));
  expect(ahead.length).toBeGreaterThanOrEqual(24);
  expect(behind.length).toBeGreaterThanOrEqual(12);
  const inMay = events.filter(({ startsAt }) => monthOf(day(startsAt)) === '2025-05');
  expect(inMay).toEqual(eventsOfMay2025);
  const sunday = shiftDay(today, -weekdayIndex(today));
  const week = days.filter((one) => one >= sunday && one <= shiftDay(sunday, 6));
  // The specification's month keeps its own events, whatever the day.
  if (!week.some((one) => monthOf(one) === '2025-05') && monthOf(today) !== '2025-05')
    expect(week.length).toBeGreaterThanOrEqual(3);
  // Left running for thirty days.
  const later = new Date(now.getTime() + 30 * 86_400_000);
  expect(events.filter((one) => eventEnd(one) > later).length).toBeGreaterThanOrEqual(6);
});

test.each(worlds)('%s: the agenda is varied, its weekdays right', (_, { now, world }) => {
  const { events } = world;
  const coming = events.filter((one) => eventEnd(one) > now);
  expect(new Set(coming.map(({ municipality }) => municipality)).size).toBeGreaterThanOrEqual(10);
  expect(new Set(coming.map(({ category }) => category))).toEqual(new Set(['competicao', 'lazer']));
  expect(coming.map(({ situation }) => situation)).toEqual(
    expect.arrayContaining(['cancelado', 'adiado']),
  );
  expect(coming.some(({ allDay }) => allDay)).toBe(true);
  expect(
    coming.some(({ startsAt, endsAt }) => endsAt && day(endsAt) === shiftDay(day(startsAt), 2)),
  ).toBe(true);
  // A figure says what the event is about, whatever day it is on: where two meet, lists show them in two looks.
  const together = events.filter(({ poster }, index) => poster === events[index - 1]?.poster);
  expect(together.length).toBeLessThanOrEqual(1);
  expect(new Set(events.map(({ slug }) => slug)).size).toBe(events.length);
  // The specification sets one of them on 30 June.
  for (const { title, startsAt } of events)
    if (title.startsWith('Quinta Feliz:')) expect(weekdayOf(day(startsAt)), title).toBe('qui');
});

test('an event has the same figure on every day', () => {
  const figures = new Map<string, Set<unknown>>();
  for (const [, { world }] of worlds)
    for (const { slug, poster } of world.events)
      figures.set(slug, (figures.get(slug) ?? new Set()).add(poster));
  expect([...figures].filter(([, { size }]) => size > 1)).toEqual([]);
});

test.each(worlds)('%s: what is announced or was recorded has its event', (_, { now, world }) => {
  const at = new Map(world.events.map((event) => [event.slug, event]));
  for (const { startsAt, title } of world['upcoming-broadcasts']) {
    const during = world.events.filter(
      (event) => event.startsAt <= startsAt && eventEnd(event) > new Date(startsAt),
    );
    expect(during, title).not.toEqual([]);
    expect(Date.parse(startsAt), title).toBeGreaterThan(now.getTime());
  }
  for (const { date, title } of world['recorded-broadcasts'])
    if (monthOf(day(date)) !== '2025-05')
      expect(
        world.events.map(({ startsAt }) => startsAt),
        title,
      ).toContain(date);
  for (const { event, title } of [...world.services, ...world.competitions])
    if (event) expect(at.get(event), title).toBeDefined();
});

test.each(worlds)('%s: the card of the home page has the next June', (today, { world }) => {
  const year = Number(today.slice(0, 4)) + (today.slice(5) > '06-30' ? 1 : 0);
  const titles = ['Corrida na Orla', 'Campeonato de Natação', 'Quinta Feliz - Dança Sênior'];
  const shown = titles.map((title) => {
    const event = world.events.find((one) => one.title === title);
    return event && [day(event.startsAt), event.place];
  });
  expect(shown).toEqual([
    [`${year}-06-15`, 'Orla do Macapá'],
    [`${year}-06-22`, 'Centro Aquático'],
    [`${year}-06-30`, 'Ginásio Poliesportivo'],
  ]);
});
