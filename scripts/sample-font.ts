/** Cuts Archivo down to the face of the sample's PDFs. Run by hand when the letters change. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { archivo, letters } from './archivo.ts';
import { root } from './run.ts';

const target = join(root, 'sample/archivo-text.ttf');

const font = await subsetFont(readFileSync(archivo), `${letters}§R`, {
  targetFormat: 'sfnt',
  keepFeatures: ['kern'],
  noHinting: true,
  // One weight and width for good: a PDF holds no variable face.
  variationAxes: { wght: 400, wdth: 100 },
});
writeFileSync(target, font);
console.log(`${target}: ${font.length} bytes`);
