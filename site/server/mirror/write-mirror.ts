import { createCopier, type MirrorCount, type MirrorOptions } from './copy-address.ts';
import { inTurn, listPages } from './list-pages.ts';
import { pagesOf } from './static-page.ts';

/** One page is rendered while another is compressed and written, which happens in other threads. */
const atATime = 2;

/**
 * Copies every public address into the folder: the sitemap's pages and the files that they show and lead to. What
 * is no longer public is removed.
 */
export async function writeMirror(options: MirrorOptions): Promise<MirrorCount> {
  const { folder, siteUrl, renderPage, report } = options;
  const before = await folder.readLedger();
  const { maps, dates } = await listPages(renderPage, siteUrl);
  const copier = createCopier(options, before, dates);
  const { now, count, files } = copier;

  /** Whoever withdrew a page does not wait until all others are copied. Its calendar and its sheet go with it. */
  async function removeWithdrawn(): Promise<void> {
    const known = { ...before };
    const isWithdrawn = (path: string) => known[path]?.date !== undefined && !dates.has(path);
    for (const [path, { file }] of Object.entries(known))
      if ([path, ...pagesOf(path)].some(isWithdrawn)) {
        await folder.remove(file);
        count.removed += 1;
        delete before[path];
      }
  }

  async function tryEach(paths: Iterable<string>, copy: (path: string) => Promise<void>) {
    for (const path of paths)
      await copy(path).catch((error) => {
        count.failed += 1;
        const known = before[path];
        if (known) now[path] = known;
        report(error);
      });
  }

  await removeWithdrawn();
  for (const path of maps) files.add(path);
  // They take from one list.
  const waiting = inTurn(dates, before).values();
  await Promise.all(Array.from({ length: atATime }, () => tryEach(waiting, copier.copyRendered)));
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
