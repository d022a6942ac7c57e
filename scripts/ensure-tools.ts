import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { browserPath } from '../tests/support/browser-path.ts';
import { hasPythonReader } from '../tests/support/calendars.ts';
import { findJava } from '../tests/support/java.ts';
import { hasPostgres } from '../tests/support/postgres.ts';
import { run, runTool } from './run.ts';

const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** A browser for the tests: the machine's, Debian's, or the one that Playwright brings. */
export async function ensureBrowser(): Promise<void> {
  if (browserPath !== undefined || existsSync(chromium.executablePath())) return;
  console.log('Instalando um navegador para os testes…');
  await (canInstall ? install('chromium') : runTool('playwright', ['install', 'chromium']));
}

/** A database server is nothing to put on somebody's own machine: there its test is left out. */
export async function ensurePostgres(): Promise<void> {
  if (hasPostgres || !canInstall || !process.env.CI) return;
  console.log('Instalando o PostgreSQL para os testes…');
  await install('postgresql');
}

/** A second reader of calendars; without it the tests read with the first alone. */
export async function ensureCalendarReader(): Promise<void> {
  if (hasPythonReader || !canInstall || !process.env.CI) return;
  console.log('Instalando um leitor de calendários para os testes…');
  await install('python3-icalendar');
}

/** The HTML checker is a Java program: Debian's Java, or the one that the checker brings itself. */
export async function ensureJava(): Promise<void> {
  if (findJava() !== undefined) return;
  console.log('Instalando o Java para verificar o HTML…');
  await (canInstall
    ? install('default-jre-headless')
    : run(process.execPath, ['node_modules/vnu-jar/vnu-java-downloader.js']));
}

async function install(name: string): Promise<void> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], { quiet: true, env });
  const args = ['install', '--yes', '--no-install-recommends', name];
  await run('apt-get', args, { quiet: true, env });
}
