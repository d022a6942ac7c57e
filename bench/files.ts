/**
 * How files for machines grow with the archive: time to the first byte and to the last, the longest wait of
 * somebody who asks for a kept page meanwhile, and the memory. Needs what `growth.ts` needs:
 * `node bench/files.ts data-100 data-20000`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { siteMemoryFlags } from '../lib/memory-flags.ts';

const port = Number(process.env.PORT ?? 4711);
const address = `http://127.0.0.1:${port}`;
const main = fileURLToPath(new URL('../site/server/main.ts', import.meta.url));
const rounds = 3;
const files = [
  '/dados/agenda.ics',
  '/dados/agenda.ics?ano=2024',
  '/dados/agenda.ics?data=todas',
  '/dados/agenda.csv',
  '/dados/agenda.json',
  '/dados',
  '/sitemap.xml',
  '/sitemap-agenda-1.xml',
];

interface Measure {
  first: number;
  last: number;
  wait: number;
}

/** Each time from a network address of its own, because one sender has a share of the processor only. */
let sender = 1;
async function measureFile(path: string): Promise<Measure> {
  sender += 1;
  const start = performance.now();
  let done = false;
  const waits = longestWait(() => done);
  const request = get(address + path, { localAddress: `127.0.1.${sender % 250}`, agent: false });
  const [response]: IncomingMessage[] = await once(request, 'response');
  if (response?.statusCode !== 200) throw new Error(`${path}: ${response?.statusCode}`);
  let first = 0;
  for await (const _ of response) first ||= performance.now() - start;
  const last = performance.now() - start;
  done = true;
  return { first, last, wait: await waits };
}

async function longestWait(isDone: () => boolean): Promise<number> {
  let longest = 0;
  while (!isDone()) {
    const start = performance.now();
    await (await fetch(`${address}/robots.txt`)).text();
    longest = Math.max(longest, performance.now() - start);
    await pause(5);
  }
  return longest;
}

const median = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

async function measure(dataDir: string): Promise<Map<string, string>> {
  const site = spawn(process.execPath, [...siteMemoryFlags, main], {
    env: {
      ...process.env,
      ...{ NODE_ENV: 'production', DATA_DIR: dataDir, DATABASE_URL: '', SMTP_URL: '' },
      ...{ HOST: '127.0.0.1', PORT: String(port), SITE_URL: address, KEEP_WARM: 'off' },
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const memory = () =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${site.pid}/status`, 'utf8'))?.[1]) / 1024;
  while (!(await fetch(`${address}/saude`).catch(() => undefined))) await pause(100);
  for (const path of files) await measureFile(path);
  const before = memory();
  const database = new DatabaseSync(join(dataDir, 'portal.db'));
  const cells = new Map<string, string>();
  for (const path of files) {
    const measures: Measure[] = [];
    for (let round = 0; round < rounds; round += 1) {
      // As a publication does: nothing kept is fresh. The site looks once a second.
      database.exec('UPDATE content_version SET value = value + 1');
      await pause(1100);
      measures.push(await measureFile(path));
    }
    const of = (part: keyof Measure) => median(measures.map((one) => one[part])).toFixed(0);
    cells.set(path, `${of('first')} / ${of('last')} / ${of('wait')}`);
  }
  database.close();
  cells.set('memory before / after', `${before.toFixed(0)} / ${memory().toFixed(0)} MB`);
  site.kill('SIGTERM');
  await once(site, 'exit');
  return cells;
}

const folders = process.argv.slice(2);
const columns: Map<string, string>[] = [];
for (const folder of folders) columns.push(await measure(folder));
console.log(`| First byte / last byte / longest wait of another, ms | ${folders.join(' | ')} |`);
console.log(`| --- |${' ---: |'.repeat(folders.length)}`);
for (const row of columns[0]?.keys() ?? [])
  console.log(`| ${row} | ${columns.map((column) => column.get(row)).join(' | ')} |`);
