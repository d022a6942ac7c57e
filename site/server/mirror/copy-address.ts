import { dayAndTime } from '../../../lib/day-and-time.ts';
import type { Page } from '../page.ts';
import {
  type Copied,
  type FileSource,
  hashOf,
  type Ledger,
  type MirrorFolder,
} from './mirror-folder.ts';
import { fileOf, filesIn, pagesOf, staticPage } from './static-page.ts';

export interface MirrorOptions {
  folder: MirrorFolder;
  siteUrl: string;
  /** Addresses that no sitemap names and no page leads to. */
  standing: string[];
  /** The first part of an address, and where the files are that it is served from. */
  served: [prefix: string, source: FileSource][];
  renderPage: (path: string) => Promise<Page>;
  moment: Date;
  report: (error: unknown) => void;
  /** For how long a copy may draw pictures. */
  pictureMs?: number;
}

export interface MirrorCount {
  addresses: number;
  written: number;
  removed: number;
  /** Their last copy stays. */
  failed: number;
}

/** How often what was done is noted, so that a copy that is cut off goes on from there. */
const noteEvery = 500;

/** Sheets take longest to draw. What is left is drawn with the next copies, so that what is new does not wait. */
const usualPictureMs = 2 * 60_000;

type Dates = Map<string, string>;

/** Knows what was copied, and writes only what changed. */
function openCopies({ folder }: MirrorOptions, before: Ledger, dates: Dates) {
  const now: Ledger = {};
  const count: MirrorCount = { addresses: 0, written: 0, removed: 0, failed: 0 };
  function keep(path: string, copied: Copied): void {
    now[path] = copied;
    count.addresses += 1;
  }

  async function take(path: string, file: string, hash: string, put: () => Promise<void>) {
    const known = before[path];
    const isThere = known?.hash === hash && known.file === file && (await folder.has(file));
    if (!isThere) {
      await put();
      count.written += 1;
    }
    const date = dates.get(path);
    keep(path, { file, hash, ...(date === undefined ? {} : { date }) });
    if (count.addresses % noteEvery === 0) await folder.writeLedger({ ...before, ...now });
  }

  /** The files of a page that changed; noted before the page is, so that a copy which ends in between makes them again. */
  function forgetChanged(page: string, hash: string, names: string[]): void {
    const known = before[page];
    if (known?.hash === hash && known.date === dates.get(page)) return;
    for (const name of names) {
      const file = before[name];
      if (file && pagesOf(name).includes(page)) before[name] = { ...file, hash: '' };
    }
  }

  return { now, count, keep, take, forgetChanged };
}

/** Copies single addresses, and collects the files that these lead to. */
export function createCopier(options: MirrorOptions, before: Ledger, dates: Dates) {
  const { folder, siteUrl, served, renderPage, pictureMs = usualPictureMs } = options;
  const { now, count, keep, take, forgetChanged } = openCopies(options, before, dates);
  const moment = dayAndTime(options.moment);
  const files = new Set<string>(options.standing);
  let drawnMs = 0;

  async function copyRendered(path: string): Promise<void> {
    const page = await renderPage(path);
    if (page.status >= 500) throw new Error(`${path}: ${page.status}`);
    const type = page.headers['content-type'] ?? '';
    const file = fileOf(path, type);
    // A file made as it is sent has no end that could be kept; whoever needs it waits for the portal.
    if (page.status !== 200 || page.streamed || !file) return;
    const policy = page.headers['content-security-policy'] ?? '';
    const isPage = type.startsWith('text/html');
    const body = isPage ? Buffer.from(staticPage(page.body.toString('utf8'), policy)) : page.body;
    const hash = hashOf(body);
    if (isPage) {
      const names = filesIn(body.toString('utf8'), siteUrl);
      for (const name of names) files.add(name);
      forgetChanged(path, hash, names);
    }
    await take(path, file, hash, () => folder.writeText(file, body, moment));
  }

  async function copyFile(path: string): Promise<void> {
    const file = fileOf(path, '');
    if (!file) return;
    for (const [prefix, source] of served) {
      if (!path.startsWith(prefix)) continue;
      const name = file.slice(prefix.length - 1);
      const mark = await source.markOf(name);
      if (mark)
        return take(path, file, mark, () => folder.copy(file, (to) => source.copy(name, to)));
    }
    const known = before[path];
    // The calendar and the sheet of an event, which takes longest to draw, change with its page.
    const hasPage = pagesOf(path).some((page) => dates.get(page));
    if (known?.hash && hasPage && (await folder.has(file))) keep(path, known);
    else if (!path.endsWith('.png')) await copyRendered(path);
    else if (drawnMs < pictureMs) await copyDrawn(path);
    else if (known) keep(path, known);
  }

  async function copyDrawn(path: string): Promise<void> {
    const began = performance.now();
    await copyRendered(path);
    drawnMs += performance.now() - began;
  }

  return { copyRendered, copyFile, now, count, files };
}
