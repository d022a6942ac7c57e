import { expect, test, vi } from 'vitest';
import { brotli } from './encodings.ts';
import { toPage } from './page.ts';
import { createPageCache } from './page-cache.ts';

function setUp() {
  const state = { version: 1, text: 'same' };
  const cache = createPageCache({ version: async () => state.version });
  const render = () => {
    const headers = { 'cache-control': 's-maxage=60', 'x-version': `${state.version}` };
    return toPage(new Response(state.text, { headers }));
  };
  return { state, cache, render };
}

test('compressed bodies are kept as long as the page says the same, and no longer', async () => {
  const { state, cache, render } = setUp();
  const { encoder } = await cache.get('/', render);
  state.version = 2;
  const second = await cache.get('/', render);
  expect(second.encoder).toBe(encoder);
  expect(second.headers['x-version']).toBe('2');
  Object.assign(state, { version: 3, text: 'other' });
  const third = await cache.get('/', render);
  expect(third.encoder).not.toBe(encoder);
  expect(third.body.toString()).toBe('other');
});

test('a page that is renewed is ready in the encodings of the one before', async () => {
  const { state, cache, render } = setUp();
  await (await cache.get('/', render)).encoder.encoded(brotli);
  Object.assign(state, { version: 2, text: 'other' });
  const { encoder } = await cache.renew('/', render);
  expect(encoder.encodings()).toEqual([brotli]);
  const compress = vi.spyOn(brotli, 'compress');
  await (await cache.get('/', render)).encoder.encoded(brotli);
  expect(compress).not.toHaveBeenCalled();
  compress.mockRestore();
});
