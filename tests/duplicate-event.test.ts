import { createLocalReq } from 'payload';
import { afterAll, expect, test } from 'vitest';
import { openOwnDatabase } from './support/own-database.ts';

const { payload, close } = await openOwnDatabase('duplicate-event');
afterAll(close);
const { prepareDatabase } = await import('../scripts/prepare-database.ts');
await prepareDatabase(payload, { sample: true, frozenNow: undefined }, () => {});

test('an event for another date is a draft with its own address, without what belongs to the old date', async () => {
  const { docs } = await payload.find({ collection: 'events', limit: 1, sort: 'id', depth: 0 });
  const [event] = docs;
  if (!event) throw new Error('The sample has no events.');
  const endsAt = new Date(Date.parse(event.startsAt) + 3 * 3_600_000).toISOString();
  await payload.update({
    collection: 'events',
    id: event.id,
    data: { endsAt, situation: 'cancelado', registration: 'https://exemplo.ap.gov.br/velha' },
  });
  const { duplicateEvent } = await import('../cms/events/duplicate-event.ts');
  const user = await payload.create({
    collection: 'users',
    data: {
      ...{ name: 'Ana', email: 'ana@exemplo.com', password: 'uma-senha-de-teste', role: 'admin' },
    },
  });
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload);
  const date = { day: '2031-03-04', time: '09:30' };
  const copy = await duplicateEvent(event.id, date, req);
  expect(copy).toMatchObject({
    ...{ title: event.title, place: event.place, situation: 'confirmado', _status: 'draft' },
    startsAt: '2031-03-04T12:30:00.000Z',
    endsAt: '2031-03-04T15:30:00.000Z',
  });
  expect(copy.slug).not.toBe(event.slug);
  expect(copy.registration).toBeFalsy();
  const second = await duplicateEvent(event.id, date, req);
  expect(second.slug).not.toBe(copy.slug);
});
