import { globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from './portal.ts';

/** The machine's own Java, else the one that the HTML checker brought; undefined where there is none. */
export function findJava(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const brought = 'node_modules/.cache/vnu-jar/java/*/{bin,Contents/Home/bin}/java';
  const places = [...folders.map((folder) => join(folder, 'java')), join(root, brought)];
  return places.flatMap((place) => globSync(place)).at(0);
}
