import { expect, test } from 'vitest';
import { cutOf } from './photo-cut.ts';

/** Photographs from a tall portrait to a panorama, frames as the site has them: width for height. */
const photos = [3 / 4, 4 / 5, 1, 3 / 2, 16 / 9, 2];
const frames = [1, 4 / 3, 4 / 5, 16 / 9];
const percents = Array.from({ length: 101 }, (_, percent) => percent);

/** Where the focal point and the line are, as parts of the photograph's height and of the frame's. */
function placed(face: number, cut: number, photo: number, frame: number) {
  // As `frame.css` does: the box stands on the frame's foot, and the photograph covers it.
  const box = Math.max(1, 0.5 / (1 - cut));
  const height = Math.max(box, frame / photo);
  const top = 1 - box + (box - height) * cut;
  return { line: (0.5 - top) / height, faceInFrame: top + face * height, top, height };
}

test('the line never comes within a tenth of the height to the focal point, whatever the frame', () => {
  for (const percent of percents)
    for (const photo of photos)
      for (const frame of frames) {
        const cut = cutOf({ x: 40, y: percent });
        if (cut === undefined) continue;
        const { line, faceInFrame, top, height } = placed(percent / 100, cut / 100, photo, frame);
        const where = `focal point ${percent}, photograph ${photo}, frame ${frame}`;
        expect(line - percent / 100, where).toBeGreaterThan(0.1);
        expect(faceInFrame, where).toBeGreaterThanOrEqual(0);
        expect(top, where).toBeLessThanOrEqual(1e-9);
        expect(top + height, where).toBeGreaterThanOrEqual(1 - 1e-9);
      }
});

test('the line follows the focal point: half height for a high face, below the hip for a lower one', () => {
  expect(cutOf({ x: 40, y: 34 })).toBe(50);
  expect(cutOf({ x: 40, y: 40 })).toBe(55);
  expect(cutOf({ x: 40, y: 50 })).toBe(65);
});

test('no room below a low focal point: the photograph stays whole', () => {
  expect(cutOf({ x: 50, y: 51 })).toBeUndefined();
  expect(cutOf({ x: 50, y: 100 })).toBeUndefined();
});

test('where nobody chose a focal point: half height, and lower where there is surely a face', () => {
  expect(cutOf({ x: 50, y: 50 })).toBe(50);
  expect(cutOf({ x: 50, y: 50 }, true)).toBe(55);
});
