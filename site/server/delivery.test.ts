import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { readDictionary } from './dictionary.ts';
import { readDisplayFace } from './display-face.ts';
import { createFinish } from './finish-page.ts';

const folder = mkdtempSync(join(tmpdir(), 'delivery-'));
mkdirSync(join(folder, '_astro'));
const write = (name: string, text: string) => writeFileSync(join(folder, '_astro', name), text);
write('a.1.css', ".a{content:'$&'}\n");
write('b.2.css', '.b{color:red}');
write('c.3.css', '.b{color:red}.c{color:blue}.added{color:green}.later{color:pink}');
write('page.4.js', 'a.className="added";import("./late.5.js")');
write('late.5.js', 'export const name="later"');
write('islands.6.js', 'import("./thing.island.7.js");import("./other.island.8.js")');
write('thing.island.7.js', 'className:`c`');
write('other.island.8.js', 'className:`later`');
write('face.y-2.js', 'add()');
write('dictionary.x-1.dat', '.a{}.b{} o que todas as páginas têm em comum');
afterAll(() => rmSync(folder, { recursive: true }));

const dictionary = readDictionary(folder);
const face = readDisplayFace(folder);
const finish = createFinish(folder, { dictionary, face });
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
/** Has one element of class `a` and one of class `b`. */
const page = (...sheets: string[]) =>
  `<html lang="pt-BR" data-face data-dictionary><head><script>early()</script><style>@layer base, themes;</style>` +
  sheets.map((sheet) => `<link rel="stylesheet" href="/_astro/${sheet}">`).join('') +
  '</head><p class="a"></p><p class="b other"></p>';
const policy = `default-src 'none'; script-src 'self' ${hash('early()')} ${hash('island()')}; style-src 'self' ${hash('x')};`;

describe('a page before it is kept', () => {
  test('holds its stylesheets in their order, and the policy has their hash', () => {
    const headers = { 'content-security-policy': policy };
    const html = finish(page('a.1.css', 'b.2.css'), headers);
    const css = "@layer base, themes;.a{content:'$&'}.b{color:red}";
    expect(html).toContain(`<style>${css}</style></head>`);
    expect(html).not.toContain('<link');
    expect(headers['content-security-policy']).toContain(`; style-src ${hash(css)};`);
  });

  test('has the rules for its own classes and for those that its scripts add, and their hash', () => {
    const headers = { 'content-security-policy': policy };
    const html = finish(
      `${page('c.3.css')}<script type="module" src="/_astro/page.4.js"></script>`,
      headers,
    );
    const css = '@layer base, themes;.b{color:red}.added{color:green}.later{color:pink}';
    expect(html).toContain(`<style>${css}</style>`);
    expect(headers['content-security-policy']).toContain(`; style-src ${hash(css)};`);
  });

  test('has the rules for what its own islands add, and not for those of others', () => {
    const withScript = `${page('c.3.css')}<script type="module" src="/_astro/islands.6.js"></script>`;
    const html = finish(`${withScript}<div data-island="room/thing"></div>`, {});
    expect(html).toContain('.c{color:blue}');
    expect(html).not.toContain('.later');
    expect(finish(withScript, {})).not.toContain('.c{color:blue}');
  });

  test('keeps its links where a stylesheet is not ours', () => {
    const headers = { 'content-security-policy': policy };
    const html = finish(page('a.1.css', 'gone.css'), headers);
    expect(html.match(/<link/g)).toHaveLength(2);
    expect(headers['content-security-policy']).toContain("style-src 'self'");
  });

  test('lets in whatever styles there are where the page says so, without a hash', () => {
    const wide = `style-src 'self' 'unsafe-inline' https://x.example ${hash('x')};`;
    const headers = { 'content-security-policy': wide };
    finish(page('a.1.css'), headers);
    expect(headers['content-security-policy']).toBe(
      "style-src 'self' 'unsafe-inline' https://x.example;",
    );
  });

  test('keeps of the scripts that the policy knows those that it has, and adds none', () => {
    const headers = { 'content-security-policy': policy };
    finish(`${page('a.1.css')}<script>smuggled()</script>`, headers);
    expect(headers['content-security-policy']).toContain(`script-src 'self' ${hash('early()')};`);
  });

  test('lets in frames of the sites whose frames it has or may bring, and is isolated without any', () => {
    const wide =
      "connect-src 'self' https://www.youtube-nocookie.com; frame-src https://www.youtube-nocookie.com https://www.openstreetmap.org; img-src 'self'";
    const of = (body: string) => {
      const headers: Record<string, string> = { 'content-security-policy': wide };
      finish(page() + body, headers);
      return [headers['content-security-policy'], headers['cross-origin-embedder-policy']];
    };
    expect(of('<p>youtube</p>')).toEqual(["connect-src 'self'; img-src 'self'", 'require-corp']);
    const video = 'https://www.youtube-nocookie.com';
    const videoOnly = `connect-src 'self' ${video}; frame-src ${video}; img-src 'self'`;
    expect(of('<div data-may-show="video">')).toEqual([videoOnly, undefined]);
    expect(of('<div data-may-show="map">')).toEqual([
      "connect-src 'self'; frame-src https://www.openstreetmap.org; img-src 'self'",
      undefined,
    ]);
  });

  test('names the files that are fetched ahead', () => {
    expect(finish(page(), {})).toContain(
      ' data-face="/_astro/face.y-2.js" data-dictionary="/_astro/dictionary.x-1.dat">',
    );
    const bare = createFinish(folder, { dictionary: undefined, face: undefined });
    expect(bare(page(), {})).toContain('<html lang="pt-BR">');
  });
});

describe('the dictionary', () => {
  test('compresses as browsers expect it: a mark, its hash, a frame', async () => {
    const body = Buffer.from('o que todas as páginas têm em comum, e mais');
    const sent = await dictionary?.compress(body);
    const text = Buffer.from('.a{}.b{} o que todas as páginas têm em comum');
    expect(sent?.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
    expect(sent?.subarray(8, 40)).toEqual(createHash('sha256').update(text).digest());
    const frame = sent?.subarray(40) ?? Buffer.alloc(0);
    expect(zstdDecompressSync(frame, { dictionary: text })).toEqual(body);
    expect(frame.length).toBeLessThan(body.length);
  });

  test('is known by the hash that browsers send', () => {
    const text = '.a{}.b{} o que todas as páginas têm em comum';
    const digest = createHash('sha256').update(text).digest('base64');
    expect(dictionary?.reference).toBe(`:${digest}:`);
  });

  test('is missing where nothing was built', () => {
    expect(readDictionary(join(folder, 'nowhere'))).toBeUndefined();
  });
});
