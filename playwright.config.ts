import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { browserPath } from './tests/support/browser-path.ts';
import { nowhere, reachOnlyOwnPorts } from './tests/support/own-ports.ts';
// Settles the seed before there are workers.
import './tests/support/share.ts';

// This file is read in every process of a run.
Object.assign(process.env, nowhere);
reachOnlyOwnPorts();

/** No test is decided by these: they only end what hangs, on a machine however busy. */
const hangGuardMs = { test: 900_000, step: 120_000 };

export default defineConfig({
  testDir: './tests',
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/support/global-setup.ts',
  outputDir: './test-results',
  // One set for all machines: the pictures are taken in our own face.
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  fullyParallel: true,
  workers: availableParallelism(),
  timeout: hangGuardMs.test,
  expect: { timeout: hangGuardMs.step, toPass: { timeout: hangGuardMs.step } },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: './.cache/browser-tests.json' }]],
  use: {
    // Set by the global setup, which runs before the workers read this file.
    baseURL: process.env.PORTAL_SITE,
    actionTimeout: hangGuardMs.step,
    navigationTimeout: hangGuardMs.step,
    locale: 'pt-BR',
    timezoneId: 'America/Belem',
    launchOptions: {
      executablePath: browserPath,
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
        // The browser reaches this machine alone; what a test answers itself needs no address.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
        // Letters are drawn alike whatever a machine's settings: the style page is compared by pixels.
        '--font-render-hinting=none',
        '--disable-lcd-text',
        '--disable-font-subpixel-positioning',
        '--force-color-profile=srgb',
      ],
    },
  },
});
