import { expect, test } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

test('the next piece begins when the one before is done, also when that failed', async () => {
  const inLine = oneAtATime(3);
  const first = Promise.withResolvers<void>();
  const begun: string[] = [];
  const piece = (name: string, work: Promise<void>) =>
    inLine(() => {
      begun.push(name);
      return work;
    });
  const done = [piece('a', first.promise), piece('b', Promise.resolve())];
  await new Promise(setImmediate);
  expect(begun).toEqual(['a']);
  first.reject(new Error('broken'));
  await expect(done[0]).rejects.toThrow('broken');
  await done[1];
  expect(begun).toEqual(['a', 'b']);
});

test('a line that is full takes nothing more until a piece is done', async () => {
  const inLine = oneAtATime(2);
  const work = async () => 'done';
  const first = inLine(work);
  const second = inLine(work);
  expect(inLine(work)).toBeUndefined();
  await Promise.all([first, second]);
  expect(await inLine(work)).toBe('done');
});
