import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { nowhere } from './tests/support/own-ports.ts';

/** No test is decided by it: it only ends what hangs. */
const hangGuardMs = 600_000;

export default defineConfig({
  test: {
    include: ['{lib,mail,content,cms,site,sample,scripts,tests,bench}/**/*.test.{ts,tsx}'],
    // Whatever complains on the console is a defect that no assertion asked about.
    setupFiles: ['./tests/support/fail-on-console.ts', './tests/support/reach-only-own-ports.ts'],
    // Tests of other things sign in as administrators with a password alone.
    env: { SECOND_FACTOR: 'optional', ...nowhere },
    maxWorkers: availableParallelism(),
    testTimeout: hangGuardMs,
    hookTimeout: hangGuardMs,
    teardownTimeout: hangGuardMs,
    expect: { poll: { timeout: hangGuardMs } },
  },
});
