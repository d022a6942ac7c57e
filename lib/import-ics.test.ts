import { expect, test } from 'vitest';
import { calendarUid, toCalendarText } from './ics.ts';
import { readEventCalendar } from './import-ics.ts';
import { importLimits } from './imported-event.ts';

const calendar = (...entries: string[][]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//teste//PT',
    ...entries.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
    '',
  ].join('\r\n');
const entry = (...lines: string[]) => ['UID:1@x', 'SUMMARY:Corrida', ...lines];
const only = (...lines: string[]) => {
  const file = readEventCalendar(calendar(entry(...lines)));
  if ('problem' in file) throw new Error(file.problem);
  const [row] = file.rows;
  if (!row) throw new Error('no row');
  return 'event' in row ? row.event : row.problem;
};

test.each([
  ['DTSTART:20250615T093000Z', '2025-06-15T09:30:00.000Z'],
  // Without a zone: the clock of Amapá.
  ['DTSTART:20250615T093000', '2025-06-15T12:30:00.000Z'],
  ['DTSTART;TZID=America/Belem:20250615T093000', '2025-06-15T12:30:00.000Z'],
  ['DTSTART;TZID=America/Manaus:20250615T093000', '2025-06-15T13:30:00.000Z'],
  ['DTSTART;TZID=Europe/Lisbon:20250615T093000', '2025-06-15T08:30:00.000Z'],
  ['DTSTART;TZID=E. South America Standard Time:20250615T093000', '2025-06-15T12:30:00.000Z'],
  [
    'DTSTART;TZID=/freeassociation.sourceforge.net/America/Belem:20250615T093000',
    '2025-06-15T12:30:00.000Z',
  ],
  ['DTSTART;VALUE=DATE:20250615', '2025-06-15T03:00:00.000Z'],
])('%s begins at %s', (line, startsAt) => {
  expect(only(line)).toMatchObject({ startsAt, allDay: line.includes('VALUE=DATE') });
});

test('ends: given, by duration, of whole days, none', () => {
  const start = 'DTSTART:20250615T093000Z';
  expect(only(start, 'DTEND:20250615T113000Z')).toMatchObject({
    endsAt: '2025-06-15T11:30:00.000Z',
  });
  expect(only(start, 'DURATION:PT1H30M')).toMatchObject({ endsAt: '2025-06-15T11:00:00.000Z' });
  expect(only('DTSTART;VALUE=DATE:20250615', 'DTEND;VALUE=DATE:20250617')).toMatchObject({
    endsAt: '2025-06-17T02:59:59.999Z',
  });
  expect(only(start)).toMatchObject({ endsAt: null });
});

test('folded lines, escaped marks, marks of direction', () => {
  expect(
    only(
      'DTSTART:20250615T093000Z',
      'LOCATION:Orla\\, de San',
      ' tana',
      'DESCRIPTION:Um\\ndois\u202e',
    ),
  ).toMatchObject({ place: 'Orla, de Santana', description: 'Um\ndois' });
});

test.each([
  [['DTSTART:20250615T093000Z', 'RRULE:FREQ=SECONDLY'], /^Repete-se/],
  [['DTSTART:20250615T093000Z', 'RECURRENCE-ID:20250615T093000Z'], /^Repete-se/],
  [[], 'Falta o começo.'],
  [['DTSTART;TZID=Terra/Média:20250615T093000'], 'O fuso horário “Terra/Média” não é conhecido.'],
  [['DTSTART:20250615T093000Z', 'DTEND:20250614T093000Z'], 'O fim vem antes do começo.'],
  [['DTSTART:20251399T093000Z'], /não se entende/],
  [['DTSTART:20250615T093000Z', `DESCRIPTION:${'x'.repeat(5001)}`], /mais de 5000/],
])('%j is refused with the reason', (lines, reason) => {
  expect(only(...lines)).toMatch(reason);
});

test('our own calendar is read back', () => {
  const startsAt = new Date('2025-06-15T09:30:00Z');
  const uid = calendarUid('event', { id: 7, createdAt: new Date(0) });
  const file = readEventCalendar(
    toCalendarText({
      name: 'Agenda',
      entries: [
        {
          uid,
          createdAt: new Date(0),
          changedAt: new Date(0),
          startsAt,
          title: 'Ação; “já”, com vírgula',
          location: 'Orla '.repeat(30).trim(),
          status: 'adiado',
        },
      ],
    }),
  );
  expect(file).toMatchObject({
    rows: [
      {
        key: uid,
        event: {
          title: 'Ação; “já”, com vírgula',
          place: 'Orla '.repeat(30).trim(),
          situation: 'adiado',
        },
      },
    ],
  });
});

test('files that are no calendar, empty or too long', () => {
  const problem = (text: string) => JSON.stringify(readEventCalendar(text));
  expect(problem('isto não é nada')).toContain('não é um calendário');
  expect(problem('BEGIN:VCALENDAR\r\nBEGIN:VEVENT')).toMatch(/não é um calendário|nenhum evento/);
  expect(problem(calendar())).toContain('nenhum evento');
  const many = Array.from({ length: importLimits.events + 1 }, () =>
    entry('DTSTART:20250615T093000Z'),
  );
  expect(problem(calendar(...many))).toContain('Até 500 eventos');
});
