import { dayAndTime } from '../../../lib/day-and-time.ts';
import type { Page } from '../page.ts';
import { type FileSource, hashOf, type Ledger, type MirrorFolder } from './mirror-folder.ts';
import { fileOf, filesIn, staticPage } from './static-page.ts';

interface MirrorOptions {
  folder: MirrorFolder;
  siteUrl: string;
  /** Addresses that no sitemap names and no page leads to. */
  standing: string[];
  /** The first part of an address, and where the files are that it is served from. */
  served: [prefix: string, source: FileSource][];
  renderPage: (path: string) => Promise<Page>;
  moment: Date;
  report: (error: unknown) => void;
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

/**
 * Copies every public address into the folder: the sitemap's pages and the files that they show and lead to. What
 * is no longer public is removed.
 */
export async function writeMirror(options: MirrorOptions): Promise<MirrorCount> {
  const { folder, siteUrl, renderPage, report } = options;
  const before = await folder.readLedger();
  const copier = createCopier(options, before);
  const { now, count, files } = copier;

  async function tryEach(paths: Iterable<string>, copy: (path: string) => Promise<void>) {
    for (const path of paths)
      await copy(path).catch((error) => {
        count.failed += 1;
        const known = before[path];
        if (known) now[path] = known;
        report(error);
      });
  }

  const pages = await listPages(renderPage, siteUrl);
  for (const path of pages.maps) files.add(path);
  await tryEach(pages.addresses, copier.copyRendered);
  // A failed page may show files that nobody has named this time.
  if (count.failed > 0)
    for (const path of Object.keys(before)) if (/\.\w+$/.test(path)) files.add(path);
  await tryEach(files, copier.copyFile);

  for (const [path, { file }] of Object.entries(before))
    if (!now[path]) {
      await folder.remove(file);
      count.removed += 1;
    }
  await folder.writeLedger(now);
  return count;
}

/** Copies single addresses, and knows what it has copied and which files these lead to. */
function createCopier(options: MirrorOptions, before: Ledger) {
  const { folder, siteUrl, served, renderPage } = options;
  const moment = dayAndTime(options.moment);
  const now: Ledger = {};
  const count: MirrorCount = { addresses: 0, written: 0, removed: 0, failed: 0 };
  const files = new Set<string>(options.standing);

  async function take(path: string, file: string, hash: string, put: () => Promise<void>) {
    const known = before[path];
    const isThere = known?.hash === hash && known.file === file && (await folder.has(file));
    if (!isThere) {
      await put();
      count.written += 1;
    }
    now[path] = { file, hash };
    count.addresses += 1;
    if (count.addresses % noteEvery === 0) await folder.writeLedger({ ...before, ...now });
  }

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
    if (isPage) for (const name of filesIn(body.toString('utf8'), siteUrl)) files.add(name);
    await take(path, file, hashOf(body), () => folder.writeText(file, body, moment));
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
    await copyRendered(path);
  }

  return { copyRendered, copyFile, now, count, files };
}

/** Throws where the sitemap can't be read: without it everything would seem withdrawn. */
async function listPages(renderPage: MirrorOptions['renderPage'], siteUrl: string) {
  const maps = ['/sitemap.xml', ...(await locations('/sitemap.xml'))];
  const addresses = new Set<string>();
  for (const map of maps.slice(1)) for (const path of await locations(map)) addresses.add(path);
  return { maps, addresses };

  async function locations(path: string): Promise<string[]> {
    const { status, body } = await renderPage(path);
    if (status !== 200) throw new Error(`${path}: ${status}`);
    return [...body.toString('utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
      address.replaceAll('&amp;', '&').slice(siteUrl.length),
    );
  }
}
