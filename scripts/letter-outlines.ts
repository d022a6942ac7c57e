/** Writes the letters of Archivo as shapes, for pictures with words. Run by hand when the letters change. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'fontkit';
import subsetFont from 'subset-font';
import { archivo, letters } from './archivo.ts';
import { root, runTool } from './run.ts';

const target = join(root, 'site/drawings/letters/letter-outlines.ts');

/** Pairs that move by less are not seen, in thousandths of the size. */
const leastKerning = 12;

const font = create(
  await subsetFont(readFileSync(archivo), letters, {
    targetFormat: 'sfnt',
    keepFeatures: ['kern'],
    noHinting: true,
    variationAxes: { wght: 800, wdth: 106 },
  }),
);

const widthOf = (text: string) => Math.round(font.layout(text).advanceWidth);

const outlineOf = (letter: string) =>
  (font.layout(letter).glyphs[0]?.path.toSVG() ?? '').replaceAll(/-?\d+\.\d+/g, (number) =>
    String(Math.round(Number(number))),
  );

const outlines = [...letters].map(
  (letter) => `  ${JSON.stringify(letter)}: '${widthOf(letter)} ${outlineOf(letter)}',`,
);

/** Pairs that move by the same stand in one text. */
function kerningRows(): string[] {
  const pairs = new Map<number, string>();
  for (const left of letters)
    for (const right of letters) {
      const moved = widthOf(left + right) - widthOf(left) - widthOf(right);
      if (Math.abs(moved) >= leastKerning)
        pairs.set(moved, (pairs.get(moved) ?? '') + left + right);
    }
  return [...pairs]
    .sort(([a], [b]) => a - b)
    .map(([moved, text]) => `  [${moved}, ${JSON.stringify(text)}],`);
}

writeFileSync(
  target,
  `/**
 * Written by scripts/letter-outlines.ts. Outlines of Archivo (OFL) at weight 800 and width 106, 1000 units an em,
 * upwards from the baseline at 0: of each letter its width, then its shape.
 *
 * Long because every letter has a line.
 */
export const outlines: Record<string, string> = {
${outlines.join('\n')}
};

/** How far the second letter of these pairs moves. */
export const kerning: readonly (readonly [moved: number, pairs: string])[] = [
${kerningRows().join('\n')}
];
`,
);
await runTool('biome', ['check', '--write', target]);
