import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findBrowser, hasHeadlessShell } from '../tests/support/browser-path.ts';
import { findPython } from '../tests/support/calendars.ts';
import { findJava } from '../tests/support/java.ts';
import { findNginx } from '../tests/support/nginx.ts';
import { findPostgres } from '../tests/support/postgres.ts';
import { hasKhal, hasRecurringEvents } from '../tests/support/series-readers.ts';
import { run, runTool } from './run.ts';

/** Only root on Debian installs; elsewhere only what is there is used. */
const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Quiet: one line of ours reports failures. */
const silent = { quiet: true, silent: true };

export interface Tool {
  name: string;
  isThere: () => boolean;
  install?: (() => Promise<void>) | false;
  /** What is not tested without it, and how to have it. */
  without: string;
}

/** As wide as Arial. With the wider ones that Debian has else, text twice as large runs off a phone. */
const letters = 'fonts-liberation';

const hasOwnBrowser = () => existsSync(chromium.executablePath());

const tools = {
  // Before the browser, because it can be used in its place.
  headlessShell: {
    name: 'um navegador sem janelas',
    isThere: () => hasHeadlessShell() || hasOwnBrowser(),
    install: canInstall && (() => fromDebian('chromium-headless-shell', letters)),
    without:
      'Sem navegador sem janelas, os testes demoram mais e a página de estilo não é comparada com as suas imagens. Para tê-lo, no Debian: apt-get install chromium-headless-shell; em outros sistemas: npx playwright install chromium.',
  },
  browser: {
    name: 'um navegador',
    isThere: () => findBrowser() !== undefined || hasOwnBrowser(),
    install: () =>
      canInstall
        ? fromDebian('chromium', letters)
        : runTool('playwright', ['install', 'chromium'], silent),
    without:
      'Sem navegador, ficaram de fora os testes no navegador. Para tê-los, instale o Chromium ou diga em CHROMIUM_PATH onde está um.',
  },
  java: {
    name: 'o Java',
    isThere: () => findJava() !== undefined,
    install: canInstall && (() => fromDebian('default-jre-headless')),
    without:
      'Sem Java, ficou de fora a verificação do HTML. Para tê-la, instale um Java ou rode: node node_modules/vnu-jar/vnu-java-downloader.js',
  },
  calendarReader: {
    name: 'um leitor de calendários',
    isThere: () => findPython() !== undefined,
    install: canInstall && (() => fromDebian('python3-icalendar')),
    without:
      'Sem o icalendar do Python, os calendários foram lidos só pelo primeiro leitor. Para ter o segundo, rode: python3 -m pip install icalendar',
  },
  seriesReaders: {
    name: 'leitores de aulas que se repetem',
    isThere: () => hasKhal() && hasRecurringEvents(),
    install:
      canInstall &&
      (async () => {
        await fromDebian('khal');
        await fromDebian('python3-recurring-ical-events');
      }),
    without:
      'Sem o khal e o recurring_ical_events do Python, as aulas que se repetem foram lidas por um só programa. Para tê-los, no Debian: apt-get install khal python3-recurring-ical-events.',
  },
  postgres: {
    name: 'o PostgreSQL',
    isThere: () => findPostgres() !== undefined,
    // Only in CI: nobody wants a database server installed on their own machine.
    install: Boolean(process.env.CI) && canInstall && (() => fromDebian('postgresql')),
    without:
      'Sem PostgreSQL, ficaram de fora os testes sobre ele. Para tê-los, instale o servidor (no Debian: apt-get install postgresql).',
  },
  nginx: {
    name: 'o nginx',
    isThere: () => findNginx() !== undefined,
    install: Boolean(process.env.CI) && canInstall && (() => fromDebian('nginx')),
    without:
      'Sem nginx, ficaram de fora os testes do que vai à frente do portal e do seu registro. Para tê-los, instale-o (no Debian: apt-get install nginx).',
  },
} satisfies Record<string, Tool>;

export interface Tools {
  hasBrowser: boolean;
  hasPostgres: boolean;
  /** One line for each tool that is not there. */
  missing: string[];
}

export async function ensureTools(): Promise<Tools> {
  const missing = await ensure(Object.values(tools));
  return {
    hasBrowser: tools.browser.isThere(),
    hasPostgres: tools.postgres.isThere(),
    missing,
  };
}

/** Installs what it can; what is still missing is reported and fails nothing. */
export async function ensure(wanted: Tool[]): Promise<string[]> {
  for (const { name, isThere, install } of wanted) {
    if (isThere() || !install) continue;
    console.log(`Instalando ${name} para os testes…`);
    await install().catch((error: Error) => console.log(error.message));
  }
  return wanted.filter(({ isThere }) => !isThere()).map(({ without }) => without);
}

async function fromDebian(...names: string[]): Promise<void> {
  const options = { ...silent, env: { DEBIAN_FRONTEND: 'noninteractive' } };
  await run('apt-get', ['update'], options);
  await run('apt-get', ['install', '--yes', '--no-install-recommends', ...names], options);
}
