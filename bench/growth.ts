/**
 * How the cost of a page grows with the archive: the time of pages that are not in the cache, and the memory.
 * Needs Linux and portals on SQLite prepared with `npm run seed -- --size N`, each in its own folder:
 * `node bench/growth.ts data-100 data-20000`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { siteMemoryFlags } from '../lib/memory-flags.ts';

const port = Number(process.env.PORT ?? 4710);
const address = `http://127.0.0.1:${port}`;
const main = fileURLToPath(new URL('../site/server/main.ts', import.meta.url));
const rounds = 5;
const pages = [
  '/',
  '/agenda',
  '/agenda?data=todas',
  '/agenda?data=todas&pagina=2',
  '/noticias',
  '/noticias?pagina=2',
  '/noticias?categoria=lazer-e-recreacao',
  '/noticias?busca=corrida',
  '/busca?q=corrida',
  '/esporte-e-lazer',
  '/mapa-do-site',
  '/sitemap.xml',
  '/dados/noticias.xml',
];

async function timeOf(path: string): Promise<number> {
  const start = performance.now();
  await (await fetch(address + path)).text();
  return performance.now() - start;
}

const median = (times: number[]) =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

async function measure(dataDir: string): Promise<Map<string, string>> {
  const site = spawn(process.execPath, [...siteMemoryFlags, main], {
    env: {
      ...process.env,
      ...{ NODE_ENV: 'production', DATA_DIR: dataDir, DATABASE_URL: '', SMTP_URL: '' },
      ...{ HOST: '127.0.0.1', PORT: String(port), SITE_URL: address },
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (!(await fetch(`${address}/saude`).catch(() => undefined))) await pause(100);
  for (const path of pages) await timeOf(path);
  const database = new DatabaseSync(join(dataDir, 'portal.db'));
  const times = new Map<string, number[]>(pages.map((path) => [path, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const path of pages) {
      // As a publication does: every kept page is stale from now on. The site looks once a second.
      database.exec('UPDATE content_version SET value = value + 1');
      await pause(1100);
      times.get(path)?.push(await timeOf(path));
    }
  database.close();
  const status = readFileSync(`/proc/${site.pid}/status`, 'utf8');
  const memory = Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
  site.kill('SIGTERM');
  await once(site, 'exit');
  const cells = [...times].map(([path, all]) => [path, `${median(all).toFixed(0)} ms`] as const);
  return new Map([...cells, ['memory', `${memory} MB`]]);
}

const folders = process.argv.slice(2);
const columns: Map<string, string>[] = [];
for (const folder of folders) columns.push(await measure(folder));
console.log(`| Page | ${folders.join(' | ')} |`);
console.log(`| --- |${' ---: |'.repeat(folders.length)}`);
for (const row of [...pages, 'memory'])
  console.log(`| ${row} | ${columns.map((column) => column.get(row)).join(' | ')} |`);
