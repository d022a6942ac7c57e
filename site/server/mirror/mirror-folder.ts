import { createHash, randomUUID } from 'node:crypto';
import { chmod, copyFile, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { copyMoment } from '../../../lib/copy-moment.ts';

const pressGzip = promisify(gzip);
const pressBrotli = promisify(brotliCompress);

export interface Copied {
  file: string;
  /** By what a later copy is compared with it; '' for a file whose page changed since. */
  hash: string;
  /** Of a page that the sitemap names: when that says it changed, or ''. */
  date?: string;
}

/** What lies in the folder, by address. */
export type Ledger = Record<string, Copied>;

/** A tenth larger than the best, in a fiftieth of the time: an archive of 20,000 pages is copied in minutes. */
const quickBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const compressible = /\.(html|xml|ics|json|csv|txt|svg|js|css|webmanifest)$/;
const endings = ['', '.gz', '.br'];

/** The folder with the copy. Each file is replaced whole, so a reader never meets half of one. */
export function openMirrorFolder(folder: string) {
  // Beside the folder, because everything in it is public.
  const ledgerFile = `${folder}.json`;

  async function replace(file: string, put: (temporary: string) => Promise<unknown>) {
    const target = join(folder, file);
    await mkdir(dirname(target), { recursive: true });
    const temporary = join(dirname(target), `.${randomUUID()}`);
    await put(temporary);
    // The web server is another user.
    await chmod(temporary, 0o644);
    await rename(temporary, target);
  }

  const write = (file: string, bytes: Uint8Array | string) =>
    replace(file, (temporary) => writeFile(temporary, bytes));

  return {
    async readLedger(): Promise<Ledger> {
      try {
        return JSON.parse(await readFile(ledgerFile, 'utf8'));
      } catch {
        // The first copy, or one that was cut off: everything is written again.
        return {};
      }
    },

    async writeLedger(ledger: Ledger): Promise<void> {
      await mkdir(dirname(ledgerFile), { recursive: true });
      const temporary = `${ledgerFile}.${randomUUID()}`;
      // In one order, whichever page was ready first: equal copies have equal ledgers.
      const sorted = Object.entries(ledger).toSorted(([one], [other]) => (one < other ? -1 : 1));
      await writeFile(temporary, JSON.stringify(Object.fromEntries(sorted)));
      await rename(temporary, ledgerFile);
    },

    /** Compressed ones first: whoever reads meanwhile gets the old file or the new one, in any encoding. */
    async writeText(file: string, body: Buffer, moment: string): Promise<void> {
      const bytes = file.endsWith('.html')
        ? Buffer.from(body.toString('utf8').replaceAll(copyMoment, moment))
        : body;
      if (compressible.test(file)) {
        await write(`${file}.br`, await pressBrotli(bytes, quickBrotli));
        await write(`${file}.gz`, await pressGzip(bytes, { level: 9 }));
      }
      await write(file, bytes);
    },

    copy: (file: string, put: (temporary: string) => Promise<unknown>) => replace(file, put),

    has: async (file: string) => (await markOf(join(folder, file))) !== undefined,

    async remove(file: string): Promise<void> {
      for (const ending of endings) await rm(join(folder, file + ending), { force: true });
    },
  };
}

export type MirrorFolder = ReturnType<typeof openMirrorFolder>;

export const hashOf = (body: Buffer) => createHash('sha256').update(body).digest('base64url');

export interface FileSource {
  /** By what a file is compared; undefined where there is none. */
  markOf: (name: string) => Promise<string | undefined>;
  copy: (name: string, target: string) => Promise<unknown>;
}

export const diskSource = (directory: string): FileSource => ({
  markOf: (name) => markOf(join(directory, name)),
  copy: (name, target) => copyFile(join(directory, name), target),
});

async function markOf(path: string): Promise<string | undefined> {
  try {
    const { size, mtimeMs } = await stat(path);
    return `${size} ${mtimeMs}`;
  } catch {
    return undefined;
  }
}
