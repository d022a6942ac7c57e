import { expect, test } from 'vitest';
import type { Event } from '#content/events';
import { eventSchema } from './event-schema.ts';

const event: Event = {
  id: 1,
  slug: 'festival',
  title: 'Festival de Natação',
  startsAt: new Date('2025-05-10T11:00:00Z'),
  endsAt: undefined,
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
