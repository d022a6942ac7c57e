import { globSync, readSync, renameSync, rmSync, statSync } from 'node:fs';

export class DamagedFile extends Error {}

/** Reads as many bytes as there is room for. */
export function readExactly<View extends NodeJS.ArrayBufferView>(
  file: number,
  view: View,
  at: number,
): View {
  if (readSync(file, view, 0, view.byteLength, at) < view.byteLength) throw new DamagedFile();
  return view;
}

/** Where a snapshot is written until it is whole. Two programs may run in one folder. */
export const unfinished = (path: string) => `${path}.${process.pid}.new`;

export const replaceSnapshot = (path: string) => renameSync(unfinished(path), path);

/** No writing takes so long. */
const leftoverMs = 60 * 60_000;

/** What programs left behind that were killed while they wrote. */
export function removeLeftovers(path: string): void {
  for (const file of globSync(`${path}.*.new`))
    if (Date.now() - statSync(file).mtimeMs > leftoverMs) rmSync(file, { force: true });
}
