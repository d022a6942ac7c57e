import type { Payload } from 'payload';
import { beforeAll, expect, test } from 'vitest';
import { prepareDatabase } from '../../scripts/prepare-database.ts';
import { seedMany } from '../../scripts/seed-many.ts';
import { openOwnDatabase } from './own-database.ts';

const now = new Date('2025-05-12T12:00:00Z');

/** In Pracuúba; going on, unless the change says otherwise. */
async function addEvent(payload: Payload, title: string, change: object = {}): Promise<void> {
  const where = { slug: { equals: 'pracuuba' } };
  const { docs } = await payload.find({ collection: 'municipalities', where });
  await payload.create({
    collection: 'events',
    data: {
      ...{ title, startsAt: '2025-05-11T12:00:00Z', endsAt: '2025-05-14T12:00:00Z' },
      ...{ startsAt_tz: 'America/Belem', endsAt_tz: 'America/Belem' },
      ...{ place: 'Orla', description: 'Corrida.', category: 'lazer', _status: 'published' },
      ...{ situation: 'confirmado', municipality: docs[0]?.id ?? 0, ...change },
    },
  });
}

/** What holds for the counts of the municipalities on either database. */
export async function townCountCases(name: string, databaseUrl = '') {
  const own = await openOwnDatabase(name, databaseUrl);
  const { payload } = own;
  const [{ countByTown }, { listEvents }, { countPlaces }, { countAthletesBornIn }, towns] =
    await Promise.all([
      import('../../content/town-counts.ts'),
      import('../../content/events.ts'),
      import('../../content/places.ts'),
      import('../../content/athletes.ts'),
      import('../../content/municipalities.ts'),
    ]);

  beforeAll(async () => {
    await prepareDatabase(payload, { sample: true, frozenNow: now }, () => {});
  });

  test('an event counts while it is ahead or going on, unless it is a draft or cancelled', async () => {
    const count = async () => (await countByTown(now)).get('pracuuba')?.events ?? 0;
    const before = await count();
    await addEvent(payload, 'Em andamento');
    await addEvent(payload, 'Por vir', { startsAt: '2025-05-13T12:00:00Z' });
    await addEvent(payload, 'Rascunho', { _status: 'draft' });
    await addEvent(payload, 'Cancelado', { situation: 'cancelado' });
    await addEvent(payload, 'Passado', { endsAt: '2025-05-12T11:00:00Z' });
    await addEvent(payload, 'Sem fim', { endsAt: null });
    expect(await count()).toBe(before + 2);
  });

  test('each municipality has what visitors find there', async () => {
    await seedMany(payload, 100, now);
    // Most of what is seeded lies in the past.
    const early = new Date('2016-05-12T12:00:00Z');
    const counts = await countByTown(early);
    const found = await Promise.all(
      (await towns.listMunicipalities()).map(async (town) => {
        const events = (await listEvents({ place: town.slug })).filter(
          ({ startsAt, endsAt, status }) => (endsAt ?? startsAt) >= early && status !== 'cancelado',
        );
        const places = await countPlaces({ town: town.slug });
        const athletes = await countAthletesBornIn(town.name);
        return [town.slug, { events: events.length, places, athletes }] as const;
      }),
    );
    expect(Object.fromEntries(counts)).toEqual(Object.fromEntries(found));
    expect(Math.max(...found.map(([, { events }]) => events))).toBeGreaterThan(2);
  });

  return own;
}
