import { expect, test } from 'vitest';
import type { Activity } from './activity.ts';
import { oncePerSeries } from './activity-lists.ts';

const on = (day: string, series: string, off?: string): Activity =>
  ({ series, title: series, startsAt: new Date(`${day}T12:00:00Z`), day, off }) as Activity;

test('each rule is shown once, by its next date that takes place', () => {
  const shown = oncePerSeries([
    on('2025-05-12', 'a', 'Feriado'),
    on('2025-05-13', 'b'),
    on('2025-05-14', 'a'),
    on('2025-05-15', 'b'),
    on('2025-05-16', 'c', 'Cancelado'),
    on('2025-05-17', 'c', 'Cancelado'),
  ]);
  expect(shown.map(({ series, day }) => [series, day])).toEqual([
    ['b', '2025-05-13'],
    ['a', '2025-05-14'],
    ['c', '2025-05-16'],
  ]);
});
