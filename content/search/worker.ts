/** The search's own thread: it indexes and answers, so that the site's thread does neither. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { openHeldIndex } from './held-index.ts';
import { DamagedFile } from './snapshot-file.ts';
import type { CallMessage, Reply } from './thread.ts';

const index = openHeldIndex(workerData.path, printOfCode());

parentPort?.on('message', ({ number, name, args }: CallMessage) => {
  const call = index[name] as (...args: unknown[]) => unknown;
  const reply = (rest: Omit<Reply, 'number'>) => parentPort?.postMessage({ number, ...rest });
  try {
    reply({ result: call(...args) });
  } catch (error) {
    // The next thread does not trust the file either, and everything is read again.
    if (error instanceof DamagedFile) process.exit(1);
    reply({ error });
  }
});

/** What is found by which words is decided by code too: other code does not trust the file. */
function printOfCode(): string {
  const hash = createHash('sha256');
  for (const room of ['content', 'lib']) {
    const folder = fileURLToPath(new URL(`../../${room}`, import.meta.url));
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    for (const name of names.filter((one) => one.endsWith('.ts')).sort())
      hash.update(name).update(readFileSync(join(folder, name)));
  }
  return hash.digest('hex');
}
