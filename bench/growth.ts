/**
 * How the cost of a page that is not in the cache, of a start, and of the memory grows with the archive.
 * Needs Linux and portals on SQLite prepared with `npm run seed -- --size N`, each in its own folder, shortest
 * archive first: `node bench/growth.ts data-100 data-20000`. The last columns are the longest archive's figure
 * divided by the shortest's, and the same of what the answers show, because a page that shows more costs more.
 * `PAGES='competicoes|futebol'` measures only the rows that match.
 */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { growthPages } from './growth-pages.ts';
import { median } from './measure/median.ts';
import { type SiteProcess, startSiteProcess } from './site-process.ts';

const firstPort = Number(process.env.PORT ?? 4710);
const starts = 3;
/** Not counted: meanwhile the code is compiled. */
const warmRounds = 2;
const rounds = 5;
const stopRow = 'longest stop of the event loop';
const workRow = 'longest work without a pause';
const startRows = ['start, until `/saude` answers', 'start, until `/` has answered'] as const;
const folders = process.argv.slice(2);
const pages = growthPages.filter(({ row }) => new RegExp(process.env.PAGES ?? '').test(row));
const archives = folders.map((folder) => new DatabaseSync(join(folder, 'portal.db')));
/** The figures of each row, one list an archive. */
type Figures = Map<string, number[][]>;
const figures: Figures = new Map();
/** For each page how long the event loop stood still at most while it was made, and of that its own work. */
const stops: Figures = new Map();
const works: Figures = new Map();
const sizes: Figures = new Map();

function note(row: string, archive: number, figure: number, list = figures): void {
  const lists = list.get(row) ?? folders.map(() => []);
  lists[archive]?.push(figure);
  list.set(row, lists);
}

/** Tells how much came, without the head and its styles. */
const visit = async ({ address }: SiteProcess, path: string): Promise<number> => {
  const response = await fetch(address + path);
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status} at ${path}`);
  return text.length - Math.max(text.indexOf('<body'), 0);
};

async function measureStarts(): Promise<void> {
  for (let round = 0; round < starts; round += 1)
    for (const [index, folder] of folders.entries()) {
      const site = await startSiteProcess(folder, firstPort);
      note(startRows[0], index, site.worked());
      await visit(site, '/');
      note(startRows[1], index, site.worked());
      await site.stop();
    }
}

/** All sites run side by side and answer in turn, so that whatever disturbs the machine disturbs all. */
async function measurePages(): Promise<void> {
  const sites = await Promise.all(
    folders.map((folder, index) =>
      // Each page is rendered when it is asked for, and no other meanwhile.
      startSiteProcess(folder, firstPort + index, { KEEP_WARM: 'off' }),
    ),
  );
  for (let round = -warmRounds; round < rounds; round += 1)
    for (const { row, path } of pages) {
      // As a publication does: every kept page is stale from now on. The site looks once a second.
      for (const archive of archives) archive.exec('UPDATE content_version SET value = value + 1');
      await pause(1100);
      for (const [index, site] of sites.entries()) {
        const asked = path(archives[index] as DatabaseSync);
        await site.rest();
        const before = site.worked();
        let size = 0;
        const { stopMs, workMs } = await site.longestStop(async () => {
          size = await visit(site, asked);
        });
        if (round < 0) continue;
        note(row, index, site.worked() - before);
        note(row, index, stopMs, stops);
        note(row, index, workMs, works);
        note(row, index, size, sizes);
      }
    }
  for (const [index, site] of sites.entries()) note('memory', index, site.megabytes());
  await Promise.all(sites.map(({ stop }) => stop()));
}

/** Of each archive the page with the longest, by the median of its requests. */
function noteLongest(name: string, list: Figures): void {
  for (const [index, folder] of folders.entries()) {
    const pages = [...list]
      .map(([row, lists]) => ({ row, times: lists[index] ?? [] }))
      .sort((one, other) => median(other.times) - median(one.times));
    note(name, index, median(pages[0]?.times ?? []));
    const worst = Math.max(...pages.flatMap(({ times }) => times));
    const longest = pages.slice(0, 5).map(({ row, times }) => `${row} ${median(times).toFixed(0)}`);
    console.log(`${name}, ${folder}, ms: ${longest.join(', ')}; once ${worst.toFixed(0)}.`);
  }
}

const growthOf = (medians: number[]) => ((medians.at(-1) ?? 0) / (medians[0] ?? 1)).toFixed(2);

function printTable(): void {
  console.log(`| Page | ${folders.join(' | ')} | growth | of the answer |`);
  console.log(`| --- |${' ---: |'.repeat(folders.length + 2)}`);
  for (const [row, lists] of figures) {
    const medians = lists.map(median);
    const cells = medians.map((figure) => `${figure.toFixed(0)} ${row === 'memory' ? 'MB' : 'ms'}`);
    const name = row.startsWith('/') ? row.replace(/^[^ ,]+/, '`$&`') : row;
    const answer = sizes.get(row)?.map(median);
    const ratios = [growthOf(medians), answer ? growthOf(answer) : ''];
    console.log(`| ${[name, ...cells, ...ratios].join(' | ')} |`);
  }
}

await measureStarts();
await measurePages();
noteLongest(stopRow, stops);
noteLongest(workRow, works);
for (const archive of archives) archive.close();
printTable();
