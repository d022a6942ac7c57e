import { describe, expect, test } from 'vitest';
import { toPage } from './page.ts';
import { createPageCache } from './page-cache.ts';

describe('A3: memory', () => {
  const lived = { 'cache-control': 's-maxage=60' };
  const fill = async (keys: string[], headers: Record<string, string>, maxBytes: number) => {
    const cache = createPageCache({ version: async () => 1, maxBytes });
    let renders = 0;
    const ask = (key: string) =>
      cache.get(key, () => {
        renders += 1;
        return toPage(new Response('short', { headers: { ...lived, ...headers } }));
      });
    for (const key of keys) await ask(key);
    for (const key of keys) await ask(key);
    return renders;
  };
  const keys = Array.from({ length: 20 }, (_, index) => `/busca?q=${index}`);

  test('holds many short addresses', async () => {
    expect(await fill(keys, {}, 100_000)).toBe(20);
  });

  test('counts the addresses too: long ones push each other out', async () => {
    const long = keys.map((key) => key + 'x'.repeat(15_000));
    expect(await fill(long, {}, 100_000)).toBe(40);
  });

  test('counts the headers too', async () => {
    expect(await fill(keys, { 'content-security-policy': 'x'.repeat(15_000) }, 100_000)).toBe(40);
  });
});
