import { expect, test } from 'vitest';
import { dayOf } from '../lib/dates.ts';
import { isOpen, serviceState } from '../lib/service-state.ts';
import { around } from './around.ts';
import { withServiceDates } from './service-dates.ts';
import { services } from './services.ts';

const day = (instant: string | null | undefined) => instant && dayOf(new Date(instant));
function loadedAt(moment: string) {
  const now = new Date(moment);
  const moved = around(now);
  return new Map(
    services.map((service) => {
      const { opensAt, closesAt } = withServiceDates(service, now, moved);
      const dates = { opensAt: day(opensAt) ?? undefined, closesAt: day(closesAt) ?? undefined };
      return [service.slug, { ...dates, state: serviceState(dates, now) }];
    }),
  );
}

test.each([
  ['2025-05-12T12:00:00Z', '2025-06-01', 'opens'],
  ['2025-06-15T12:00:00Z', '2025-06-01', 'open'],
  ['2026-11-16T12:00:00Z', '2027-06-01', 'opens'],
  ['2026-07-01T02:59:59Z', '2026-06-01', 'open'],
  ['2026-07-01T03:00:00Z', '2027-06-01', 'opens'],
])('loaded at %s, the Copa das Arenas opens on %s', (moment, opensAt, kind) => {
  const copa = loadedAt(moment).get('inscrever-equipe-copa-das-arenas');
  expect(copa).toMatchObject({ opensAt, state: { kind } });
});

test.each(['2025-05-12T12:00:00Z', '2026-11-16T12:00:00Z', '2030-02-28T12:00:00Z'])(
  'loaded at %s, one has an end, one is over, the others are open without one',
  (moment) => {
    const loaded = loadedAt(moment);
    expect(loaded.get('bolsa-atleta')?.state).toMatchObject({ kind: 'open' });
    expect(loaded.get('natacao-para-todos')?.state.kind).toBe('closed');
    const always = ['ouvidoria', 'usar-ginasio', 'indicar-atleta', 'participar-quinta-feliz'];
    for (const slug of always)
      expect(isOpen(loaded.get(slug)?.state ?? { kind: 'closed', since: '' })).toBe(true);
  },
);
