import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '../tests/support/browser-path.ts';
import { freePort } from '../tests/support/portal.ts';
import { openEditor } from './measure/editor.ts';
import { measureGrowth } from './measure/growth-table.ts';
import { measureLoad } from './measure/load.ts';
import { measurePaint } from './measure/paint.ts';
import { measurePublication, type Publication } from './measure/publication.ts';
import type { Peer } from './peers/peer.ts';
import { fill, findPaths, startProduct } from './peers/product.ts';
import { documents, type Field, setUp, warmUp } from './peers/set-up.ts';
import { reportGrowth } from './report/growth-report.ts';
import { reportLoad } from './report/load-report.ts';
import { reportPaint } from './report/paint-report.ts';
import { reportPublication } from './report/publication-report.ts';
import { writeResults } from './report/results.ts';

interface Run {
  /** Where everything lies that is gone afterwards. */
  folder: string;
  runs: number;
  facts: string;
}

/** How many documents the archives have that are compared. */
const sizes = [100, 1000, 20_000];
const largest = Math.max(...sizes);

let field: Promise<Field> | undefined;
/** Set up once, for all parts that need it. */
const theField = (folder: string) => {
  field ??= setUp(folder);
  return field;
};

const archives = new Map<number, Promise<string>>();
/** The folder of an archive of that size, filled once. */
function archiveOf(size: number, folder: string): Promise<string> {
  const made = archives.get(size) ?? make();
  archives.set(size, made);
  return made;
  async function make() {
    console.log(`Filling an archive of ${size} documents`);
    const place = join(folder, `archive-${size}`);
    await fill(place, size);
    return place;
  }
}

async function paint({ folder, runs, facts }: Run): Promise<void> {
  const { secure, fingerprint, hasBrotli } = await theField(folder);
  if (secure.length === 0) return;
  if (!findBrowser()) {
    console.log('Left out: first paint, without a Chromium. On Debian: apt-get install chromium');
    return;
  }
  await warmUp(secure);
  // Where nginx can't do better, nobody may.
  const encodings = hasBrotli ? undefined : 'gzip';
  const sightings = await measurePaint(secure, { runs, fingerprint, encodings });
  writeResults(reportPaint(sightings, runs), facts);
}

async function load({ folder, runs, facts }: Run): Promise<void> {
  const { secure, plain, siteUrl } = await theField(folder);
  const place = join(folder, 'portal-all-cores');
  await fill(place, documents);
  const ports = { site: await freePort(), admin: await freePort() };
  const allCores = await startProduct(place, ports, siteUrl, availableParallelism());
  const paths = await findPaths(allCores.site);
  const direct: Peer = { name: 'directAllCores', origin: allCores.site, paths };
  // Headers weigh little against a whole answer: the files are measured once.
  const peers = [...plain, direct, ...secure.filter(({ name }) => name !== 'guarded')];
  await warmUp(peers);
  writeResults(reportLoad(await measureLoad(peers, runs, folder), runs), facts);
  await allCores.stop();
}

async function publication({ folder, runs, facts }: Run): Promise<void> {
  const { product, ports, siteUrl, secure } = await theField(folder);
  const addresses = { alone: product.site, behind: secure.length > 0 ? siteUrl : undefined };
  const found: Publication[] = [];
  const measure = async (admin: string, size: number) => {
    const editor = await openEditor(admin, addresses.alone);
    found.push(await measurePublication(editor, addresses, { documents: size, runs }));
  };
  await measure(product.admin, documents);
  const archive = await archiveOf(largest, folder);
  await product.stop();
  const large = await startProduct(archive, ports, siteUrl);
  await measure(large.admin, largest);
  await large.stop();
  writeResults(reportPublication(found, runs), facts);
}

async function growth({ folder, facts }: Run): Promise<void> {
  if (process.platform !== 'linux') {
    console.log('Left out: growth with the archive, which reads memory as Linux tells it.');
    return;
  }
  // Builds what is stale, which the measuring program does not.
  if (!field) await (await theField(folder)).product.stop();
  const folders: string[] = [];
  for (const size of sizes) folders.push(await archiveOf(size, folder));
  writeResults(reportGrowth(await measureGrowth(folders, await freePort()), sizes), facts);
}

/** In this order: the last two end the portal that the first two need. */
export const parts = { paint, load, publication, growth };
export type Part = keyof typeof parts;
