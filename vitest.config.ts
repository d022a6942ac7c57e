import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { standIns } from './site/build/preact-in-browser.ts';
import { nowhere } from './tests/support/own-ports.ts';

/** No test is decided by it: it only ends what hangs. */
const hangGuardMs = 600_000;

/** Islands are tried in both libraries, so that either can take over what React rendered on the server. */
const islandTests = 'site/**/*.island.test.{ts,tsx}';
const islandsOn = (library: 'react' | 'preact', others: Record<string, string>) => ({
  extends: true as const,
  resolve: {
    alias: Object.entries(others).map(([name, replacement]) => ({
      find: new RegExp(`^${name}$`),
      replacement,
    })),
  },
  test: {
    name: `islands on ${library}`,
    include: [islandTests],
    environment: 'happy-dom',
    // Frames of other sites stay empty.
    environmentOptions: { happyDOM: { settings: { disableIframePageLoading: true } } },
    globalSetup: ['./tests/support/render-islands.ts'],
  },
});

export default defineConfig({
  test: {
    // Whatever complains on the console is a defect that no assertion asked about.
    setupFiles: ['./tests/support/fail-on-console.ts', './tests/support/reach-only-own-ports.ts'],
    // Tests of other things sign in as administrators with a password alone.
    env: { SECOND_FACTOR: 'optional', ...nowhere },
    maxWorkers: availableParallelism(),
    testTimeout: hangGuardMs,
    hookTimeout: hangGuardMs,
    teardownTimeout: hangGuardMs,
    expect: { poll: { timeout: hangGuardMs } },
    projects: [
      {
        extends: true,
        test: {
          name: 'portal',
          include: ['{lib,mail,content,cms,site,sample,scripts,tests,bench}/**/*.test.{ts,tsx}'],
          exclude: [islandTests],
        },
      },
      islandsOn('react', {}),
      islandsOn('preact', standIns),
    ],
  },
});
