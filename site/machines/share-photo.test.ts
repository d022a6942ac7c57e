import { expect, test } from 'vitest';
import { cropAround } from './share-photo.ts';

const shape = { width: 200, height: 100 };

test('a tall photograph is cut around the middle that an editor chose', () => {
  const tall = { width: 400, height: 1000 };
  expect(cropAround(tall, { x: 50, y: 20 }, shape)).toEqual({
    left: 0,
    top: 100,
    width: 400,
    height: 200,
  });
});

test('a middle near the edge moves no part out of the picture', () => {
  const wide = { width: 1000, height: 100 };
  expect(cropAround(wide, { x: 100, y: 0 }, shape)).toMatchObject({ left: 800, top: 0 });
  expect(cropAround(wide, { x: 0, y: 100 }, shape)).toMatchObject({ left: 0, top: 0 });
});

test('a tiny one still has a part', () => {
  expect(cropAround({ width: 1, height: 1 }, { x: 50, y: 50 }, shape)).toMatchObject({
    width: 1,
    height: 1,
  });
});
