import crypto from 'node:crypto';
import { expect, test, vi } from 'vitest';

test('of many guesses at once two are hashed at a time, and all of them in the end', async () => {
  let running = 0;
  let most = 0;
  vi.spyOn(crypto, 'pbkdf2').mockImplementation((...asked) => {
    running += 1;
    most = Math.max(most, running);
    setImmediate(() => {
      running -= 1;
      asked[5](null, Buffer.alloc(32));
    });
  });
  // It takes the function over when it is imported.
  const { spendTimeOfACheck } = await import('./password.ts');
  await Promise.all(Array.from({ length: 40 }, () => spendTimeOfACheck('uma-senha')));
  expect({ most, running }).toEqual({ most: 2, running: 0 });
});
