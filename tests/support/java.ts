import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from './portal.ts';

const names = ['java', 'java.exe'];

/** The machine's own Java, else the one that the HTML checker brought; undefined where there is none. */
export function findJava(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const brought = globSync('node_modules/.cache/vnu-jar/java/*/{bin,Contents/Home/bin}', {
    cwd: root,
  }).map((folder) => join(root, folder));
  return [...folders, ...brought]
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));
}
