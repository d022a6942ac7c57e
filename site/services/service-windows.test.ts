import { expect, test } from 'vitest';
import type { ServiceCard } from '#content/services';
import { windowLine } from './service-windows.ts';

const now = new Date('2025-05-12T12:00:00Z');

const service = (slug: string, opensAt?: string, closesAt?: string): ServiceCard => ({
  id: 1,
  slug,
  title: slug,
  group: 'competir',
  summary: '',
  action: 'contact',
  program: undefined,
  event: undefined,
  opensAt,
  closesAt,
  cancelled: false,
});

test('what is open stands on the line, what opens later or is over hangs from it', () => {
  const { standing, hanging } = windowLine(
    [
      service('over', '2025-04-07', '2025-05-02'),
      service('later', '2025-07-01', '2025-07-31'),
      service('closes-last', '2025-05-05', '2025-06-30'),
      service('soon', '2025-06-01', '2025-06-30'),
      service('closes-first', '2025-05-05', '2025-05-12'),
      service('always'),
    ],
    now,
  );
  expect(standing.map(({ id, words }) => [id, words])).toEqual([
    ['closes-first', 'fecha hoje'],
    ['closes-last', 'fecha em 49 dias'],
  ]);
  expect(hanging.map(({ id, words }) => [id, words])).toEqual([
    ['soon', 'abre em 20 dias'],
    ['later', 'abre em 50 dias'],
    ['over', 'encerrado'],
  ]);
});

test('days are to scale, and a window ends where the line does', () => {
  const { months, today, hanging } = windowLine(
    [service('later', '2025-07-01', '2026-01-31')],
    now,
  );
  expect(months.map(({ name }) => name)).toEqual(['abr', 'mai', 'jun', 'jul', 'ago', 'set']);
  // April to September has 183 days; 12 May is the 42nd.
  expect(today).toBeCloseTo((41 / 183) * 100);
  expect(hanging).toMatchObject([{ start: (91 / 183) * 100, end: 100 }]);
});

test('what ended before the line begins, or begins after its end, is not drawn', () => {
  const far = [service('a', '2024-01-01', '2024-12-01'), service('b', '2026-01-01', '2026-02-01')];
  expect(windowLine(far, now)).toMatchObject({ standing: [], hanging: [] });
});
