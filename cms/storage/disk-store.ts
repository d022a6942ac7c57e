import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStore, StoredFile } from './file-store.ts';

/** Folders under the data folder. */
export function diskStore(dataDir: string): FileStore {
  const at = (key: string) => join(dataDir, key);

  const look = async (key: string): Promise<StoredFile | undefined> => {
    const file = await stat(at(key)).catch(ignoreMissing);
    if (!file?.isFile()) return undefined;
    // A move changes this moment too, which that of the last writing does not show.
    const mark = `${file.size} ${file.mtimeMs}`;
    return { bytes: file.size, changedAt: file.ctime, mark };
  };

  return {
    look,
    read: (key) => readFile(at(key)).catch(ignoreMissing),
    async put(key, bytes) {
      await mkdir(dirname(at(key)), { recursive: true });
      await writeFile(at(key), bytes);
    },
    async move(from, to) {
      await mkdir(dirname(at(to)), { recursive: true });
      await rename(at(from), at(to)).catch(ignoreMissing);
    },
    drop: (key) => rm(at(key), { force: true }),
    async *list(folder) {
      for (const name of (await readdir(at(folder)).catch(ignoreMissing)) ?? []) {
        const file = await look(`${folder}/${name}`);
        if (file) yield { name, ...file };
      }
    },
    // What is made lies in its place already.
    withLocal: (folder, _name, work) => work(at(folder), async () => undefined),
  };
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
