import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { browserPath } from '../tests/support/browser-path.ts';
import { run } from './run.ts';

/** A browser for the tests: the machine's, Debian's, or the one that Playwright brings. */
export async function ensureBrowser(): Promise<void> {
  if (browserPath !== undefined || existsSync(chromium.executablePath())) return;
  console.log('Instalando um navegador para os testes…');
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update'], { quiet: true, env });
    await run('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium'], {
      quiet: true,
      env,
    });
    return;
  }
  await run('playwright', ['install', 'chromium']);
}
