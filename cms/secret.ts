import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const pathIn = (dataDir: string) => join(dataDir, 'secret');
const newSecret = () => randomBytes(32).toString('hex');

/**
 * Made on the first start and kept beside the data, readable by the owner alone. One line for sessions; after a change
 * a second one for links, which people hold in mails for years and which must not die with the sessions.
 */
function readLines(dataDir: string): { sessions: string; links: string } {
  const path = pathIn(dataDir);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  try {
    // 'wx' fails when the file is there, so two programs starting at once agree on one secret.
    writeFileSync(path, newSecret(), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  chmodSync(path, 0o600);
  const [sessions = '', links = sessions] = readFileSync(path, 'utf8').trim().split('\n');
  return { sessions, links };
}

/** Signs sessions. */
export const readSecret = (dataDir: string): string => readLines(dataDir).sessions;

/** Signs links of mails and previews. */
export const readLinkKey = (dataDir: string): string => readLines(dataDir).links;

/** Programs read it when they start. `withLinks`: the links of all mails that were sent die too. */
export function changeSecret(dataDir: string, { withLinks }: { withLinks: boolean }): void {
  const path = pathIn(dataDir);
  const links = withLinks ? newSecret() : readLinkKey(dataDir);
  // In one step: whoever reads meanwhile gets the file of before or of after.
  writeFileSync(`${path}.new`, `${newSecret()}\n${links}\n`, { mode: 0o600 });
  renameSync(`${path}.new`, path);
}
