import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import type { UpcomingBroadcast } from '#content/broadcasts';
import { reminderIcs } from './reminder-ics.ts';

const broadcast: UpcomingBroadcast = {
  slug: 'natacao',
  title: 'Natação, provas\r\nATTENDEE:x; manhã',
  description: 'Direto do Centro Aquático, as oito provas da manhã; entrada livre.',
  category: 'natacao',
  day: '2025-06-22',
  time: '09:00',
  startsAt: new Date('2025-06-22T09:00:00-03:00'),
  picture: undefined,
};
const options = {
  url: new URL('https://exemplo.br/transmissoes/natacao'),
  now: new Date('2025-05-12T12:00:00Z'),
};

function read(text: string) {
  const entry = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent');
  if (!entry) throw new Error('no event');
  return entry;
}

describe('reminderIcs', () => {
  it('rings 15 minutes before', () => {
    const entry = read(reminderIcs(broadcast, { ...options, alarmMinutes: 15 }));
    const alarm = entry.getFirstSubcomponent('valarm');
    expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('-PT15M');
    expect(alarm?.getFirstPropertyValue('action')).toBe('DISPLAY');
  });

  it('does not ring unless asked to', () => {
    expect(read(reminderIcs(broadcast, options)).getFirstSubcomponent('valarm')).toBeNull();
  });

  it('says when, in a way that no zone can change', () => {
    const entry = read(reminderIcs(broadcast, options));
    expect(String(entry.getFirstPropertyValue('dtstart'))).toBe('2025-06-22T12:00:00Z');
    expect(String(entry.getFirstPropertyValue('dtend'))).toBe('2025-06-22T14:00:00Z');
    expect(entry.getFirstPropertyValue('uid')).toBe('transmissao-natacao@exemplo.br');
  });

  it('lets no title add a property, and folds its lines', () => {
    const text = reminderIcs(broadcast, options);
    expect(read(text).getFirstProperty('attendee')).toBeNull();
    for (const line of text.split('\r\n'))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  });
});
