import { expect, test } from 'vitest';
import { timesOf } from './event-times.ts';

const at = (moment: string) => new Date(`2025-05-${moment}-03:00`);
const times = (starts: string, ends?: string, allDay = false) =>
  timesOf({
    startsAt: at(starts).toISOString(),
    endsAt: ends ? at(ends).toISOString() : null,
    allDay,
  });

test('an event past midnight has one day, one longer than a day has several', () => {
  expect(times('10T22:00', '11T02:00')).toMatchObject({ day: '2025-05-10', lastDay: '2025-05-10' });
  expect(times('10T08:00', '12T18:00')).toMatchObject({ day: '2025-05-10', lastDay: '2025-05-12' });
  expect(times('10T08:00', '12T00:00')).toMatchObject({ lastDay: '2025-05-11', time: '08:00' });
});

test('whole days go from midnight to midnight, whatever hours were entered', () => {
  const one = { day: '2025-05-10', lastDay: '2025-05-10', time: 'o dia todo' };
  const untilMidnight = { startsAt: at('10T00:00'), endsAt: at('11T00:00') };
  for (const entered of [times('10T09:00', undefined, true), times('10T00:00', '10T23:59', true)])
    expect(entered).toEqual({ ...one, ...untilMidnight, allDay: true });
  expect(times('10T09:00', '12T10:00', true)).toMatchObject({
    lastDay: '2025-05-12',
    endsAt: at('13T00:00'),
  });
});
