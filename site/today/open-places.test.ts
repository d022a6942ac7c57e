import { expect, test } from 'vitest';
import type { Place } from '#content/places';
import { week } from '../../lib/weekdays.ts';
import { openToday } from './open-places.ts';

const place = (name: string, opensAt: string, closesAt: string, weekdays = week): Place => ({
  name,
  slug: name,
  kind: 'praca',
  municipality: 'macapa',
  address: '',
  hours: '',
  openingHours: opensAt ? [{ weekdays, opensAt, closesAt }] : [],
  phone: undefined,
  price: 0,
  priceNote: undefined,
  gettingThere: undefined,
  spot: undefined,
  sports: [],
  accessible: false,
  picture: undefined,
});
/** A Monday. */
const now = new Date('2025-05-12T14:00:00-03:00');
const names = (places: Place[]) => openToday(places, now).map(({ place: { name } }) => name);

test('what never closes comes first, then what is open, then what opens today', () => {
  expect(
    names([
      place('à noite', '18:00', '22:00'),
      place('de dia', '07:00', '19:00'),
      place('sempre', '00:00', '00:00'),
    ]),
  ).toEqual(['sempre', 'de dia', 'à noite']);
});

test('what is closed for today, or whose hours nobody wrote, is not offered', () => {
  expect(
    names([
      place('de manhã', '06:00', '12:00'),
      place('no domingo', '08:00', '18:00', ['dom']),
      place('sem horário', '', ''),
    ]),
  ).toEqual([]);
});

test('as many as fit a row', () => {
  const many = Array.from({ length: 9 }, (_, index) => place(`${index}`, '07:00', '19:00'));
  expect(names(many)).toHaveLength(4);
});
