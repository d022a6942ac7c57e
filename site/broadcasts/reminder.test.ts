import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import type { UpcomingBroadcast } from '#content/broadcasts';
import { toCalendarText } from '../../lib/ics.ts';
import { toReminder } from './reminder.ts';

const broadcast: UpcomingBroadcast = {
  id: 7,
  slug: 'natacao',
  title: 'Natação, provas\r\nATTENDEE:x; manhã',
  description: 'Direto do Centro Aquático, as oito provas da manhã; entrada livre.',
  category: 'natacao',
  day: '2025-06-22',
  time: '09:00',
  startsAt: new Date('2025-06-22T09:00:00-03:00'),
  endsAt: new Date('2025-06-22T11:00:00-03:00'),
  createdAt: new Date('2025-05-01T12:00:00Z'),
  changedAt: new Date('2025-05-02T12:00:00Z'),
  picture: undefined,
};

function read(alarmMinutes?: number) {
  const entries = [toReminder(broadcast, 'https://exemplo.br', alarmMinutes)];
  const text = toCalendarText({ name: 'Transmissões', entries });
  const entry = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent');
  if (!entry) throw new Error('no event');
  return entry;
}

describe('a reminder', () => {
  test('rings 15 minutes before when asked to, else not at all', () => {
    const alarm = read(15).getFirstSubcomponent('valarm');
    expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('-PT15M');
    expect(alarm?.getFirstPropertyValue('action')).toBe('DISPLAY');
    expect(read().getFirstSubcomponent('valarm')).toBeNull();
  });

  test('says when, and keeps one name for ever', () => {
    const entry = read();
    expect(String(entry.getFirstPropertyValue('dtstart'))).toBe('2025-06-22T12:00:00Z');
    expect(String(entry.getFirstPropertyValue('dtend'))).toBe('2025-06-22T14:00:00Z');
    expect(entry.getFirstPropertyValue('uid')).toBe(
      'transmissao-7-ma5bc000@portal-esporte-lazer-amapa',
    );
  });
});
