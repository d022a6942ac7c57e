import { expect, it } from 'vitest';
import { eventStanding } from './event-standing.ts';

const event = {
  startsAt: new Date('2025-05-12T08:00:00-03:00'),
  endsAt: new Date('2025-05-12T11:00:00-03:00'),
  status: 'confirmado',
} as const;
const open = { ...event, endsAt: undefined };
const at = (time: string) => new Date(`2025-05-12T${time}-03:00`);

it.each([
  ['just before it begins', event, '07:59:59', undefined],
  ['as it begins', event, '08:00:00', 'Acontecendo agora'],
  ['while it lasts', event, '10:00:00', 'Acontecendo agora'],
  ['as it ends', event, '11:00:00', 'Acontecendo agora'],
  ['after it', event, '11:00:01', 'Realizado'],
  ['within an hour, no end known', open, '08:59:00', 'Acontecendo agora'],
  ['after an hour, no end known', open, '09:00:01', 'Realizado'],
  [
    'cancelled, even while it would last',
    { ...event, status: 'cancelado' },
    '10:00:00',
    'Cancelado',
  ],
  [
    'postponed, even when its hour has passed',
    { ...event, status: 'adiado' },
    '12:00:00',
    'Adiado',
  ],
] as const)('%s', (_, subject, time, standing) => {
  expect(eventStanding(subject, at(time))).toBe(standing);
});
