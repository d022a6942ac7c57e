import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ignoreMissing, keysFile } from './data-files.ts';

interface Ring {
  finding: string;
  sealing: { id: string; key: string }[];
}

export const readRing = async (dataDir: string): Promise<Ring | undefined> => {
  const text = await readFile(join(dataDir, keysFile), 'utf8').catch(ignoreMissing);
  return text === undefined ? undefined : (JSON.parse(text) as Ring);
};

/** The keys of before and after the copy: `npm run change-key` may have dropped one meanwhile. */
export function mergeRings(before: Ring | undefined, after: Ring | undefined): Ring | undefined {
  if (!before || !after) return after ?? before;
  const isNew = ({ id }: { id: string }) => after.sealing.every((one) => one.id !== id);
  return { ...after, sealing: [...after.sealing, ...before.sealing.filter(isNew)] };
}
