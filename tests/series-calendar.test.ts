import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { instantAt } from '../lib/local-moment.ts';
import { openOwnDatabase } from './support/own-database.ts';
import {
  hasKhal,
  hasRecurringEvents,
  readWithKhal,
  readWithRecurringEvents,
} from './support/series-readers.ts';

const now = new Date('2025-05-12T12:00:00Z');
const { payload, close } = await openOwnDatabase('series');
afterAll(close);

/** Eight Thursdays without the cancelled one. */
const thursdays = ['05-15', '05-29', '06-05', '06-12', '06-19', '06-26', '07-03', '07-10'];
let text = '';

/** As an editor does it: one date of Quinta Feliz does not take place. */
async function cancel(day: string): Promise<void> {
  const change = { day: instantAt(day, '12:00').toISOString(), kind: 'cancelada' as const };
  await payload.update({
    collection: 'session-rules',
    where: { slug: { equals: 'macapa' } },
    data: { changes: [change] },
  });
}

async function readCalendar(): Promise<string> {
  const { readSessionRule } = await import('../content/session-rules.ts');
  const { readHolidays } = await import('../content/special-days.ts');
  const { seriesFile } = await import('../site/sessions/series-calendar.ts');
  const rule = await readSessionRule('macapa');
  const options = { name: 'Quinta Feliz', file: 'quinta-feliz', origin: 'https://exemplo.invalid' };
  const answer = await seriesFile(rule ? [rule] : [], {
    ...options,
    holidayOf: await readHolidays(),
    now,
  });
  return answer.text();
}

beforeAll(async () => {
  const { prepareDatabase } = await import('../scripts/prepare-database.ts');
  await prepareDatabase(payload, { sample: true, frozenNow: now }, () => {});
  const before = await readCalendar();
  expect(before).not.toContain('EXDATE;TZID=America/Belem:20250522');
  await cancel('2025-05-22');
  text = await readCalendar();
});

describe('Quinta Feliz in the calendars of others', () => {
  test.skipIf(!hasKhal())('khal shows the next eight Thursdays at 14:00', () => {
    expect(readWithKhal(text, '2025-05-12', 60)).toEqual(
      thursdays.map((day) => `2025-${day} 14:00 Quinta Feliz`),
    );
  });

  test.skipIf(!hasRecurringEvents())('so does Python, three hours behind UTC', () => {
    expect(readWithRecurringEvents(text, '2025-05-12', 60)).toEqual(
      thursdays.map((day) => `2025-${day} 14:00 Quinta Feliz -1 day, 21:00:00`),
    );
  });
});
