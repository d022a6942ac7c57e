import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { type CalendarEntry, toCalendarText } from './ics.ts';

const entry: CalendarEntry = {
  uid: 'evento-7@portal',
  createdAt: new Date('2025-04-01T12:00:00Z'),
  changedAt: new Date('2025-04-02T12:00:05Z'),
  startsAt: new Date('2025-05-10T08:00:00-03:00'),
  endsAt: new Date('2025-05-10T12:00:00-03:00'),
  title: 'Festival de Natação',
  location: 'Centro Aquático, Macapá',
  description: 'Provas de 25 m; inscrição livre.\nLeve touca.',
  url: 'https://exemplo.ap.gov.br/agenda/festival-de-natacao',
  status: 'confirmado',
};

const write = (...changes: Partial<CalendarEntry>[]) =>
  toCalendarText({ name: 'Agenda', entries: changes.map((change) => ({ ...entry, ...change })) });

const read = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
};

describe('an .ics file', () => {
  it('says again what it was told', () => {
    const [event] = read(write({}));
    expect(event?.uid).toBe('evento-7@portal');
    expect(event?.summary).toBe('Festival de Natação');
    expect(event?.location).toBe('Centro Aquático, Macapá');
    expect(event?.description).toBe('Provas de 25 m; inscrição livre.\nLeve touca.');
    expect(event?.startDate.toJSDate()).toEqual(entry.startsAt);
    expect(event?.endDate.toJSDate()).toEqual(entry.endsAt);
    expect(event?.component.getFirstPropertyValue('url')).toBe(entry.url);
  });

  it.each([
    ['line breaks', 'Corrida\r\nDTSTART:19700101T000000Z\nEND:VEVENT\rBEGIN:VEVENT'],
    ['commas, semicolons and slashes', 'Vôlei, basquete; futsal \\n e \\, "judô": tudo'],
    ['emoji', '🏊🏽‍♀️ Natação 🏅'.repeat(12)],
    ['three hundred letters', 'ção'.repeat(100)],
    ['control characters', 'Rua\u0000 de\u0007 Lazer\u2028hoje'],
  ])('keeps one event with one title: %s', (_name, title) => {
    const text = write({ title });
    const events = read(text);
    expect(events).toHaveLength(1);
    expect(events[0]?.component.getAllProperties('summary')).toHaveLength(1);
    expect(events[0]?.component.getAllProperties('dtstart')).toHaveLength(1);
    const words = (line: string | undefined) => line?.split(/[\s\p{Cc}]+/u).join(' ');
    expect(words(events[0]?.summary)).toBe(words(title));
  });

  it('folds at 75 octets, ends lines with CRLF and cuts no letter in two', () => {
    for (const title of ['ção'.repeat(100), '🏊🏽‍♀️'.repeat(40), 'a'.repeat(300)]) {
      const text = write({ title, description: title });
      expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      expect(text).toMatch(/END:VCALENDAR\r\n$/);
      for (const line of text.split('\r\n')) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(line).not.toMatch(/[\uD800-\uDBFF]$|^ ?[\uDC00-\uDFFF]/);
      }
    }
  });

  it('tells what was cancelled or postponed', () => {
    const statusOf = (status: CalendarEntry['status']) =>
      read(write({ status }))[0]?.component.getFirstPropertyValue('status');
    expect(statusOf('confirmado')).toBe('CONFIRMED');
    expect(statusOf('cancelado')).toBe('CANCELLED');
    expect(statusOf('adiado')).toBe('TENTATIVE');
  });

  it('grows its sequence with each change and keeps its stamp', () => {
    const [first, second] = read(write({}, { changedAt: new Date('2025-04-02T12:00:06Z') }));
    expect(first?.sequence).toBe(86_405);
    expect(second?.sequence).toBe(86_406);
    const stamp = first?.component.getFirstPropertyValue('dtstamp') as ICAL.Time;
    expect(stamp.toJSDate()).toEqual(entry.changedAt);
    expect(read(write({ changedAt: entry.createdAt }))[0]?.sequence).toBe(0);
  });

  it('keeps a name with commas in one piece', () => {
    const text = toCalendarText({ name: 'Vôlei, futsal; judô\nDTSTART:1', entries: [] });
    expect(text).toContain('\r\nNAME:Vôlei\\, futsal\\; judô DTSTART:1\r\n');
  });

  it('asks programs to look again after an hour', () => {
    const text = write();
    expect(text).toContain('\r\nREFRESH-INTERVAL;VALUE=DURATION:PT1H\r\n');
    expect(text).toContain('\r\nX-PUBLISHED-TTL:PT1H\r\n');
    expect(read(text)).toHaveLength(0);
  });

  it('B13: holds a component where there is no event, as the standard wants', () => {
    for (const text of [write(), write({}), write({}, {})]) {
      const zones = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vtimezone');
      expect(zones.map((zone) => zone.getFirstPropertyValue('tzid'))).toEqual(['America/Belem']);
      const zone = new ICAL.Timezone(zones[0]);
      const noon = ICAL.Time.fromDateTimeString('2025-05-10T12:00:00');
      expect(zone.utcOffset(noon)).toBe(-3 * 3600);
      expect(text.indexOf('END:VTIMEZONE')).toBeLessThan(
        text.concat('BEGIN:VEVENT').indexOf('BEGIN:VEVENT'),
      );
    }
  });

  it('takes an end that is unknown or before the start to be an hour later', () => {
    const ends = read(
      write({ endsAt: undefined }, { endsAt: new Date('2025-05-09T00:00:00Z') }),
    ).map((event) => event.endDate.toJSDate().toISOString());
    expect(ends).toEqual(['2025-05-10T12:00:00.000Z', '2025-05-10T12:00:00.000Z']);
  });

  it('has dates without hours for whole days, the end being the day after the last', () => {
    const text = write({
      startsAt: new Date('2025-05-10T00:00:00-03:00'),
      endsAt: new Date('2025-05-13T00:00:00-03:00'),
      allDay: true,
    });
    expect(text).toContain('\r\nDTSTART;VALUE=DATE:20250510\r\n');
    expect(text).toContain('\r\nDTEND;VALUE=DATE:20250513\r\n');
    const [event] = read(text);
    expect(event?.startDate.isDate).toBe(true);
    expect(event?.duration.toSeconds()).toBe(3 * 86_400);
  });

  it('rings before the start when asked', () => {
    const alarm = read(write({ alarmMinutes: 15 }))[0]?.component.getFirstSubcomponent('valarm');
    expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('-PT15M');
  });
});
