import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{lib,content,cms,site,sample,scripts,tests}/**/*.test.{ts,tsx}'],
    // Whatever complains on the console is a defect that no assertion asked about.
    setupFiles: ['./tests/support/fail-on-console.ts'],
    testTimeout: 20_000,
  },
});
