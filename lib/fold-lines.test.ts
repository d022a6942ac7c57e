import { foldLines as libraryFolds } from 'ical-generator';
import { expect, test } from 'vitest';
import { foldLines } from './fold-lines.ts';

test('folds as the library does, whatever the letters weigh', () => {
  const letters = ['a', ' ', 'ç', '—', '🏐', '\\n', ','];
  let seed = 14;
  const random = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  for (let round = 0; round < 200; round += 1) {
    const lines = Array.from({ length: 5 }, () =>
      Array.from(
        { length: Math.floor(random() * 200) },
        () => letters[Math.floor(random() * letters.length)],
      ).join(''),
    );
    const text = lines.join('\r\n');
    expect(foldLines(text)).toBe(libraryFolds(text));
  }
  for (const length of [73, 74, 75, 148, 149])
    expect(foldLines('x'.repeat(length))).toBe(libraryFolds('x'.repeat(length)));
});
