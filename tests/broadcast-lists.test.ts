import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepareDatabase } from '../scripts/prepare-database.ts';
import { openOwnDatabase } from './support/own-database.ts';

const now = new Date('2025-05-12T12:00:00Z');
const { payload, close } = await openOwnDatabase('broadcast-lists');
afterAll(close);
const broadcasts = await import('../content/broadcasts.ts');

beforeAll(() => prepareDatabase(payload, { sample: true, frozenNow: now }, () => {}));

test('broadcasts of a category, and those whose title names it, are chosen before a list is cut', async () => {
  const [recorded] = await broadcasts.listRecordedBroadcasts(1, 1, 'volei');
  const [upcoming] = await broadcasts.listUpcomingBroadcasts(now, 1, 1, 'volei');
  expect(recorded?.slug).toBe('volei-final-do-estadual');
  expect(upcoming?.slug).toBe('jogos-escolares-volei-feminino');
  expect(await broadcasts.countRecordedBroadcasts('volei')).toBe(1);
  expect(await broadcasts.countUpcomingBroadcasts(now, 'volei')).toBe(1);
  expect(await broadcasts.listRecordedBroadcasts()).toHaveLength(
    await broadcasts.countRecordedBroadcasts(),
  );
});
