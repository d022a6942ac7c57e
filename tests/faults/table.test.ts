import { expect, test } from 'vitest';
import { drawTable } from './table.ts';

const well = {
  ...{
    name: 'Uma falha',
    reads: '200 × 3',
    writes: '303 × 2',
    slowestMs: { read: 1240, write: 31_000 },
  },
  ...{ acknowledged: 2, lost: 0, readAfter: 0.04, writeAfter: 1.26, notes: [], wrongs: [] },
};

test('a row for each fault, what must not be in bold', () => {
  const bad = { ...well, lost: 1, readAfter: undefined, notes: ['isto'], wrongs: ['aquilo'] };
  const [, , first, second] = drawTable([well, bad]).split('\n');
  expect(first).toBe(
    '| Uma falha | 200 × 3, em até 1,2 s | 303 × 2, em até 31,0 s | 2 | nada | 0,0 | 1,3 | – |',
  );
  expect(second).toBe(
    '| Uma falha | 200 × 3, em até 1,2 s | 303 × 2, em até 31,0 s | 2 | **1** | não | 1,3 | isto; **aquilo** |',
  );
});
