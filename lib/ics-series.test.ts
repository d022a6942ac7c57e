import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { holidaysWith } from './holidays.ts';
import { calendarFrame } from './ics.ts';
import { type CalendarSeries, seriesEntries } from './ics-series.ts';
import type { SessionChange, SessionTimes } from './session-rule.ts';

const change = (values: Partial<SessionChange> & Pick<SessionChange, 'kind' | 'day'>) => ({
  newDay: undefined,
  startsAt: undefined,
  endsAt: undefined,
  note: undefined,
  ...values,
});

function textOf(times: Partial<SessionTimes>, locations: [string, string][] = []): string {
  const series: CalendarSeries = {
    uid: 'aula-1-x@portal-esporte-lazer-amapa',
    createdAt: new Date('2025-05-12T12:00:00Z'),
    changedAt: new Date('2025-05-12T12:01:00Z'),
    times: {
      rhythm: 'semanal',
      monthWeek: undefined,
      weekdays: ['qui'],
      from: '2025-05-12',
      until: undefined,
      startsAt: '14:00',
      endsAt: '17:00',
      pausesOnHolidays: true,
      changes: [],
      town: 'macapa',
      ...times,
    },
    title: 'Quinta Feliz, Macapá',
    location: 'Ginásio Poliesportivo, Macapá',
    locations: new Map(locations),
    description: 'Dança; alongamento, conversa.',
    url: 'https://exemplo.invalid/programas/quinta-feliz',
  };
  const { head, tail } = calendarFrame('Aulas');
  return head + seriesEntries(series, { holidayOf: holidaysWith([]), until: '2027-05-12' }) + tail;
}

/** Start and place of the first dates, as a program of another maker works them out. */
function dates(text: string, count: number): string[] {
  const component = new ICAL.Component(ICAL.parse(text));
  const zone = component.getFirstSubcomponent('vtimezone');
  if (zone) ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  const events = component.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  const [series] = events.filter((event) => !event.isRecurrenceException());
  if (!series) return [];
  for (const event of events) if (event.isRecurrenceException()) series.relateException(event);
  const iterator = series.iterator();
  return Array.from({ length: count }, () => {
    const next = iterator.next();
    if (!next) return 'over';
    const { startDate, item } = series.getOccurrenceDetails(next);
    return `${startDate.toString()} ${item.location}`;
  });
}

test('one rule in local time, with its zone', () => {
  const text = textOf({});
  expect(text).toContain('DTSTART;TZID=America/Belem:20250515T140000\r\n');
  expect(text).toContain('DTEND;TZID=America/Belem:20250515T170000\r\n');
  expect(text).toMatch(/RRULE:FREQ=WEEKLY;[^\r]*BYDAY=TH/);
  expect(text).toContain('TZID:America/Belem');
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
});

test('the end of a rule is written in UTC', () => {
  expect(textOf({ until: '2025-06-26' })).toMatch(/RRULE:[^\r]*UNTIL=20250626T170000Z/);
});

test('holidays and cancelled dates fall out', () => {
  const text = textOf({ changes: [change({ kind: 'cancelada', day: '2025-05-22' })] });
  expect(dates(text, 2).map((date) => date.slice(0, 10))).toEqual(['2025-05-15', '2025-05-29']);
  // Christmas of 2025 is a Thursday; so is Black Consciousness Day.
  const unfolded = text.replaceAll('\r\n ', '');
  expect(unfolded).toMatch(
    /EXDATE;TZID=America\/Belem:20250522T140000,20251120T140000,20251225T140000/,
  );
});

test('a moved date keeps its identity, an added one joins', () => {
  const text = textOf(
    {
      changes: [
        change({
          kind: 'mudou',
          day: '2025-05-22',
          newDay: '2025-05-24',
          startsAt: '09:00',
          endsAt: '11:00',
        }),
        change({ kind: 'extra', day: '2025-05-27' }),
      ],
    },
    [['2025-05-22', 'Praça Cívica, Santana']],
  );
  expect(text).toContain('RECURRENCE-ID;TZID=America/Belem:20250522T140000');
  expect(dates(text, 4)).toEqual([
    '2025-05-15T14:00:00 Ginásio Poliesportivo, Macapá',
    '2025-05-24T09:00:00 Praça Cívica, Santana',
    '2025-05-27T14:00:00 Ginásio Poliesportivo, Macapá',
    '2025-05-29T14:00:00 Ginásio Poliesportivo, Macapá',
  ]);
});

test('a rule that has no date makes no entry', () => {
  expect(textOf({ until: '2025-05-13' })).not.toContain('VEVENT');
});
