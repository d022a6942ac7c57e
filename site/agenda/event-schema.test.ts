import { expect, test } from 'vitest';
import type { Event } from '#content/events';
import { eventSchema } from './event-schema.ts';

const event: Event = {
  id: 1,
  slug: 'festival',
  title: 'Festival de Natação',
  startsAt: new Date('2025-05-10T11:00:00Z'),
  endsAt: undefined,
  allDay: false,
  day: '2025-05-10',
  lastDay: '2025-05-10',
  time: '08:00',
  place: 'Centro Aquático',
  municipality: { name: 'Macapá', slug: 'macapa' },
  category: 'competicao',
  sport: 'natacao',
  status: 'confirmado',
  description: 'Provas para todas as idades.',
  program: undefined,
  minAge: undefined,
  maxAge: undefined,
  price: undefined,
  accessible: false,
  registration: undefined,
  contact: undefined,
  venue: undefined,
  regulation: undefined,
  picture: undefined,
  createdAt: new Date(0),
  changedAt: new Date(0),
};
const schemaWith = (changes: Partial<Event> = {}) =>
  eventSchema({ ...event, ...changes }, 'https://a.br');

test('when and where, with the hour of Amapá', () => {
  expect(schemaWith()).toMatchObject({
    '@type': 'SportsEvent',
    startDate: '2025-05-10T08:00:00-03:00',
    sport: 'Natação',
    url: 'https://a.br/agenda/festival',
    location: { name: 'Centro Aquático', address: { addressLocality: 'Macapá' } },
  });
});

test('an end only where an editor gave one', () => {
  expect(schemaWith()).not.toHaveProperty('endDate');
  const endsAt = new Date('2025-05-10T15:00:00Z');
  expect(schemaWith({ endsAt })).toMatchObject({ endDate: '2025-05-10T12:00:00-03:00' });
});

test.each([
  ['confirmado', 'EventScheduled'],
  ['adiado', 'EventPostponed'],
  ['cancelado', 'EventCancelled'],
] as const)('%s is %s', (status, name) => {
  expect(schemaWith({ status }).eventStatus).toBe(`https://schema.org/${name}`);
});

test('whole days are dates without hours', () => {
  const days = schemaWith({
    allDay: true,
    startsAt: new Date('2025-05-10T03:00:00Z'),
    endsAt: new Date('2025-05-12T03:00:00Z'),
    lastDay: '2025-05-11',
  });
  expect(days).toMatchObject({ startDate: '2025-05-10', endDate: '2025-05-11' });
});

test('what it costs, where one signs up, for whom it is, and the page of the place', () => {
  expect(schemaWith()).not.toHaveProperty('offers');
  expect(
    schemaWith({
      price: 5,
      registration: '/servicos/festival',
      minAge: 8,
      maxAge: 16,
      venue: { slug: 'piscina', address: 'Rua 1', spot: { latitude: 0.1, longitude: -51 } },
    }),
  ).toMatchObject({
    isAccessibleForFree: false,
    offers: { price: 5, priceCurrency: 'BRL', url: 'https://a.br/servicos/festival' },
    typicalAgeRange: '8-16',
    location: {
      url: 'https://a.br/lugares/piscina',
      geo: { latitude: 0.1, longitude: -51 },
      address: { streetAddress: 'Rua 1' },
    },
  });
});
