import { expect, test } from 'vitest';
import { mergeRings } from './key-rings.ts';

test('a key that was dropped while the copy was made is kept, the newest first', () => {
  const ring = (...ids: string[]) => ({
    ...{ finding: 'f', sealing: ids.map((id) => ({ id, key: id })) },
  });
  expect(mergeRings(ring('velha'), ring('nova'))).toEqual(ring('nova', 'velha'));
  expect(mergeRings(ring('a'), ring('b', 'a'))).toEqual(ring('b', 'a'));
  expect(mergeRings(undefined, ring('a'))).toEqual(ring('a'));
  expect(mergeRings(undefined, undefined)).toBeUndefined();
});
