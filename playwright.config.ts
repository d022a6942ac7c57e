import { defineConfig } from '@playwright/test';
import { browserPath } from './tests/support/browser-path.ts';

export default defineConfig({
  testDir: './tests',
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/support/global-setup.ts',
  outputDir: './test-results',
  // One set for all machines: the pictures are taken in our own face.
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: './.cache/browser-tests.json' }]],
  use: {
    // Set by the global setup, which runs before the workers read this file.
    baseURL: process.env.PORTAL_SITE,
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
      ],
    },
  },
});
