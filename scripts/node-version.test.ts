import { expect, test } from 'vitest';
import { isNewEnough } from './node-version.mjs';

test.each(['24.6.0', 'v24.6.1', 'v24.21.0\n', '25.0.0', 'v100.1.0'])(
  'Node %j serves',
  (version) => {
    expect(isNewEnough(version)).toBe(true);
  },
);

test.each(['24.5.9', 'v24.0.0', '23.11.1', 'v22.18.0', '20.0.0', '', 'nonsense'])(
  'Node %j does not serve',
  (version) => {
    expect(isNewEnough(version)).toBe(false);
  },
);
