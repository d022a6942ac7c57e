/**
 * What the first visitor waits, and gets, when a page's life is over and after a publication, and what others
 * feel meanwhile: with pages kept warm and without. Needs Linux and a portal on SQLite:
 * `node bench/warm.ts data [rounds]`, three and a half minutes a round.
 */
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { median } from './measure/median.ts';
import { startSiteProcess } from './site-process.ts';

const [folder = 'data', rounds = '3'] = process.argv.slice(2);
const port = Number(process.env.PORT ?? 4720);
/** As many as are kept warm, but for the one of the visitor who never pauses. */
const pageCount = 29;
const lifeMs = 60_000;
/** Pages are looked after four times a second, and publications once. */
const noticedMs = 2000;
/** Compressing all pages as well as can be takes some seconds, and so does rendering them after a publication. */
const settledMs = 8000;

const publish = 'UPDATE content_version SET value = value + 1';
const changeFooter = "UPDATE site_settings SET mission = mission || '.'";

interface Visit {
  ms: number;
  bytes: number;
}

/** Visits from two connections that stay open. */
function openVisitor(address: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 2 });
  const visit = (path: string): Promise<Visit> => {
    const began = performance.now();
    return new Promise((resolve, reject) => {
      get(address + path, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
        let bytes = 0;
        response.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
        });
        response.once('end', () => resolve({ ms: performance.now() - began, bytes }));
      }).once('error', reject);
    });
  };
  return { visit, leave: () => agent.destroy() };
}

/** The home page and pages that it links to. */
async function findPages(address: string): Promise<string[]> {
  const html = await (await fetch(`${address}/`)).text();
  const links = [...html.matchAll(/href="(\/[a-z0-9/-]*)"/g)].map(([, path]) => path ?? '/');
  return [...new Set(['/', ...links])].slice(0, pageCount);
}

/** Asks for one kept page every 10 ms until told to stop. */
function startSteadyVisitor(visit: (path: string) => Promise<Visit>) {
  const waits: number[] = [];
  let over = false;
  const run = (async () => {
    while (!over) {
      waits.push((await visit('/libras')).ms);
      await pause(10);
    }
  })();
  return async () => {
    over = true;
    await run;
    return waits.sort((a, b) => a - b);
  };
}

async function measure(keepWarm: 'on' | 'off'): Promise<void> {
  const site = await startSiteProcess(folder, port, { KEEP_WARM: keepWarm });
  const archive = new DatabaseSync(join(folder, 'portal.db'));
  const { visit, leave } = openVisitor(site.address);
  const pages = await findPages(site.address);
  const visitAll = async (): Promise<Visit[]> => {
    const visits: Visit[] = [];
    for (const page of pages) visits.push(await visit(page));
    return visits;
  };
  const seen: Record<string, Visit[]> = {};
  const note = (name: string, visits: Visit[]) => {
    seen[name] = [...(seen[name] ?? []), ...visits];
  };
  await visitAll();
  await visitAll();
  // As in life, it is asked for more often than others.
  await visit('/');
  const stopSteadyVisitor = startSteadyVisitor(visit);
  const before = site.worked();
  for (let round = 0; round < Number(rounds); round += 1) {
    await pause(settledMs);
    note('fresh', await visitAll());
    await pause(lifeMs + noticedMs);
    note('life over', await visitAll());
    archive.exec(publish);
    await pause(noticedMs);
    note('home, 2 s after a publication', [await visit('/')]);
    await pause(settledMs);
    note('10 s after a publication', await visitAll());
    archive.exec(`${changeFooter};${publish}`);
    await pause(noticedMs + settledMs);
    note('10 s after every page changed', await visitAll());
  }
  const waits = await stopSteadyVisitor();
  const worked = site.worked() - before;
  leave();
  await site.stop();
  archive.close();
  for (const [name, visits] of Object.entries(seen)) {
    const times = visits.map(({ ms }) => ms);
    const bytes = median(visits.map((one) => one.bytes));
    const cells = [median(times).toFixed(1), Math.max(...times).toFixed(1), bytes];
    console.log(`| ${keepWarm} | ${name} | ${cells.join(' | ')} |`);
  }
  const at = (part: number) => waits[Math.floor((waits.length - 1) * part)]?.toFixed(1);
  const others = `${at(0.5)}, p99 ${at(0.99)} | ${at(1)}`;
  console.log(`| ${keepWarm} | others, p50 | ${others} | |`);
  console.log(`| ${keepWarm} | work of the process | ${worked.toFixed(0)} | | |`);
}

console.log('| Kept warm | First visitor | median ms | worst ms | bytes |');
console.log('| --- | --- | ---: | ---: | ---: |');
await measure('off');
await measure('on');
