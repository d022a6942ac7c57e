import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { KeyRing } from '../lib/sealed.ts';
import { settings } from './settings.ts';

interface Written {
  finding: string;
  sealing: { id: string; key: string }[];
}

const newKey = () => ({
  id: randomBytes(4).toString('hex'),
  key: randomBytes(32).toString('base64'),
});

const pathIn = (dataDir: string) => join(dataDir, 'personal-keys');

/** Beside the data and not in the database, so that a copy of the database alone opens nothing. */
function readWritten(dataDir: string): Written {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const fresh: Written = { finding: randomBytes(32).toString('base64'), sealing: [newKey()] };
  try {
    // 'wx' fails when the file is there, so two programs starting at once agree on one ring.
    writeFileSync(pathIn(dataDir), JSON.stringify(fresh), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return JSON.parse(readFileSync(pathIn(dataDir), 'utf8')) as Written;
}

const bytes = (text: string) => Buffer.from(text, 'base64');

export function readKeyRing(dataDir: string): KeyRing {
  const { finding, sealing } = readWritten(dataDir);
  return {
    finding: bytes(finding),
    sealing: sealing.map(({ id, key }) => ({ id, key: bytes(key) })),
  };
}

/** Seals with a new key from now on; the older ones still open what they sealed. */
export function addSealingKey(dataDir: string): void {
  const { finding, sealing } = readWritten(dataDir);
  replace(dataDir, { finding, sealing: [newKey(), ...sealing] });
}

/** For when nothing is sealed with them any more. */
export function dropOlderKeys(dataDir: string): void {
  const { finding, sealing } = readWritten(dataDir);
  replace(dataDir, { finding, sealing: sealing.slice(0, 1) });
}

/** In one step: a program that reads meanwhile gets the file of before or of after. */
function replace(dataDir: string, written: Written): void {
  const path = pathIn(dataDir);
  writeFileSync(`${path}.new`, JSON.stringify(written), { mode: 0o600 });
  renameSync(`${path}.new`, path);
}

let known: { ring: KeyRing; writtenAt: number } | undefined;

/** The ring of this portal, read again when another program has changed it. */
export function personalKeys(): KeyRing {
  const { dataDir } = settings;
  const writtenAt = statSync(pathIn(dataDir), { throwIfNoEntry: false })?.mtimeMs;
  if (known === undefined || known.writtenAt !== writtenAt) {
    const ring = readKeyRing(dataDir);
    known = { ring, writtenAt: statSync(pathIn(dataDir)).mtimeMs };
  }
  return known.ring;
}
