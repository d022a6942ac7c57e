import { describe, expect, it } from 'vitest';
import { googleCalendarAddress, outlookCalendarAddress } from './calendar-links.ts';

const entry = {
  title: 'Copa & Arenas: 50% + 1',
  startsAt: '2025-05-24T09:00:00-03:00',
  endsAt: '2025-05-24T18:00:00-03:00',
  location: 'Arena Municipal, Laranjal do Jari',
  description: 'á'.repeat(2000),
};

describe('links to calendars on the web', () => {
  it('carry the entry as it is, in universal time', () => {
    const google = new URL(googleCalendarAddress(entry)).searchParams;
    expect(google.get('text')).toBe(entry.title);
    expect(google.get('dates')).toBe('20250524T120000Z/20250524T210000Z');
    expect(google.get('location')).toBe(entry.location);
    const outlook = new URL(outlookCalendarAddress(entry)).searchParams;
    expect(outlook.get('subject')).toBe(entry.title);
    expect(outlook.get('startdt')).toBe('2025-05-24T12:00:00.000Z');
    expect(outlook.get('enddt')).toBe('2025-05-24T21:00:00.000Z');
  });

  it('carry whole days as dates, the end being the day after the last', () => {
    const days = {
      ...entry,
      startsAt: '2025-05-24T00:00:00-03:00',
      endsAt: '2025-05-26T00:00:00-03:00',
      allDay: true,
    };
    const google = new URL(googleCalendarAddress(days)).searchParams;
    expect(google.get('dates')).toBe('20250524/20250526');
    const outlook = new URL(outlookCalendarAddress(days)).searchParams;
    expect([outlook.get('startdt'), outlook.get('enddt'), outlook.get('allday')]).toEqual([
      '2025-05-24',
      '2025-05-26',
      'true',
    ]);
  });

  it('write no space as a plus sign', () => {
    expect(outlookCalendarAddress(entry)).not.toContain('+');
    expect(outlookCalendarAddress(entry)).toContain(
      'subject=Copa%20%26%20Arenas%3A%2050%25%20%2B%201',
    );
  });

  it('last an hour when no end is known', () => {
    const open = { ...entry, endsAt: undefined };
    const dates = new URL(googleCalendarAddress(open)).searchParams.get('dates');
    expect(dates).toBe('20250524T120000Z/20250524T130000Z');
  });

  it('stay short enough to be accepted', () => {
    for (const description of ['á'.repeat(2000), '🏊🏽‍♀️'.repeat(500)]) {
      const address = googleCalendarAddress({ ...entry, description });
      expect(address.length).toBeLessThanOrEqual(4000);
      expect(address.length).toBeGreaterThan(3900);
      const details = new URL(address).searchParams.get('details') ?? '';
      expect(details).toMatch(/…$/);
      expect(details).not.toContain('\uFFFD');
    }
    expect(
      new URL(outlookCalendarAddress({ ...entry, description: 'Leve touca.' })).search,
    ).toMatch(/&body=Leve%20touca\.$/);
  });

  it('cut a description at the first letter that does not fit beside the mark of the cut', () => {
    const detailsOf = (description: string) =>
      new URL(googleCalendarAddress({ ...entry, description })).searchParams.get('details') ?? '';
    const empty = googleCalendarAddress({ ...entry, description: '' }).length;
    const room = 4000 - empty - encodeURIComponent('…').length;
    expect(detailsOf('x'.repeat(room))).toBe('x'.repeat(room));
    expect(detailsOf('x'.repeat(room + 1))).toBe(`${'x'.repeat(room)}…`);
    expect(detailsOf(`${'x'.repeat(room - 1)} x`)).toBe(`${'x'.repeat(room - 1)}…`);
  });

  it.each([
    ['300 letters with accents', 'çã'.repeat(150)],
    ['emoji', '🏊🏽‍♀️ Natação 🏅'.repeat(15)],
  ])('keep a long title whole: %s', (_name, title) => {
    const google = new URL(googleCalendarAddress({ ...entry, title })).searchParams;
    expect(google.get('text')).toBe(title);
    const outlook = new URL(outlookCalendarAddress({ ...entry, title })).searchParams;
    expect(outlook.get('subject')).toBe(title);
  });

  it('read a title with line breaks as one line', () => {
    const title = 'Rua de\nLazer\r\nATTENDEE:x';
    const google = new URL(googleCalendarAddress({ ...entry, title })).searchParams;
    expect(google.get('text')).toBe('Rua de Lazer ATTENDEE:x');
  });
});
