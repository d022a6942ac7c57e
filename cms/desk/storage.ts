import { statfs } from 'node:fs/promises';
import { settings } from '../settings.ts';

export interface Storage {
  free: number;
  total: number;
  /** Whether somebody should make room now. */
  scarce: boolean;
}

const scarceBytes = 5 * 1024 ** 3;
const scarceShare = 0.1;

/** The disk that holds database, photographs and documents. */
export async function readStorage(): Promise<Storage> {
  const { bavail, blocks, bsize } = await statfs(settings.dataDir);
  const free = bavail * bsize;
  const total = blocks * bsize;
  return { free, total, scarce: free < scarceBytes || free < total * scarceShare };
}

const number = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

/** '74,2 GB' */
export const gigabytes = (bytes: number) => `${number.format(bytes / 1024 ** 3)} GB`;
