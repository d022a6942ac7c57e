import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { readDictionary } from './dictionary.ts';
import { readDisplayFace } from './display-face.ts';
import { type Accepted, chooseEncoding } from './encodings.ts';

const folder = mkdtempSync(join(tmpdir(), 'face-'));
mkdirSync(join(folder, '_astro'));
writeFileSync(join(folder, '_astro/face.y-2.js'), 'add("$&")');
writeFileSync(join(folder, '_astro/dictionary.x-1.dat'), 'what all pages have in common');
afterAll(() => rmSync(folder, { recursive: true }));
const [dictionary, face] = [readDictionary(folder), readDisplayFace(folder)];

describe('the display face', () => {
  const body = Buffer.from('<head><script>early()</script><script>add("$&")</script></head>');
  const sentTo = async (accepted: Accepted) => {
    const encoding = chooseEncoding(accepted, dictionary, face);
    const sent = (await encoding?.compress(body)) ?? body;
    if (encoding?.name === 'br') return brotliDecompressSync(sent).toString();
    return encoding?.name === 'gzip' ? gunzipSync(sent).toString() : encoding?.name;
  };
  const linked = '<head><script>early()</script><script src="/_astro/face.y-2.js"></script></head>';

  test('is in the page that somebody comes to from elsewhere, or who does not say whence', async () => {
    for (const site of [undefined, 'none', 'cross-site', 'same-site'])
      expect(await sentTo({ 'accept-encoding': 'br', 'sec-fetch-site': site })).toBe(`${body}`);
  });

  test('is a file for the next page, which has it in the cache', async () => {
    for (const encoding of ['gzip, br', 'gzip'])
      expect(await sentTo({ 'accept-encoding': encoding, 'sec-fetch-site': 'same-origin' })).toBe(
        linked,
      );
  });

  test('stays in the page where the dictionary takes it away', async () => {
    const accepted = { 'accept-encoding': 'br, dcz', 'sec-fetch-site': 'same-origin' };
    const reference = dictionary?.reference;
    expect(await sentTo({ ...accepted, 'available-dictionary': reference })).toBe('dcz');
    expect(await sentTo({ ...accepted, 'available-dictionary': ':old:' })).toBe(linked);
  });

  test('is missing where nothing was built', () => {
    expect(readDisplayFace(join(folder, 'nowhere'))).toBeUndefined();
  });
});
