/** Cuts Archivo down to what Portuguese headings need. Run by hand when the letters or the cut change. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { archivo, letters } from './archivo.ts';
import { root } from './run.ts';

const target = join(root, 'site/styles/fonts/archivo-portuguese.woff2');

const font = await subsetFont(readFileSync(archivo), letters, {
  targetFormat: 'woff2',
  // Kerning and figures of one width; no page asks for other features.
  keepFeatures: ['kern', 'tnum', 'lnum'],
  noHinting: true,
  // One cut for everything: each axis that stays variable adds 6 KB to every first page (decision 070).
  variationAxes: { wght: 840, wdth: 112 },
});
mkdirSync(join(root, 'site/styles/fonts'), { recursive: true });
writeFileSync(target, font);
console.log(`${target}: ${font.length} bytes`);
