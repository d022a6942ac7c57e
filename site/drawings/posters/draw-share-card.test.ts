import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { posterNames } from '../../../lib/posters.ts';
import { cardSize, drawShareCard } from './draw-share-card.ts';
import { pigments } from './kit.ts';

describe.each(posterNames)('the card of %s', (name) => {
  const svg = drawShareCard(name);

  test('has no text, which would need a font, and only finite coordinates', () => {
    expect(svg).not.toMatch(/<text|font|NaN|Infinity|undefined/);
  });

  test('draws on both sides of the line', () => {
    expect(svg).toMatch(/<svg x="-\d+" y="0".*<svg x="-\d+" y="400"/s);
  });
});

test('is a picture of the agreed size with the line from edge to edge', async () => {
  const { data, info } = await sharp(Buffer.from(drawShareCard('corrida')))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject(cardSize);
  const at = (x: number, y: number) =>
    `#${data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3).toString('hex')}`;
  for (const x of [0, 300, info.width - 1]) expect(at(x, info.height / 2)).toBe(pigments.sun);
});
