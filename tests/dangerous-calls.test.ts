import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Every algorithm that our own code names, and where; docs/security.md tells what each is for. */
const inventory: Record<string, string[] | 'anywhere'> = {
  sha256: 'anywhere',
  // What people enter; backups.
  'aes-256-gcm': ['lib/sealed.ts', 'lib/sealed-stream.ts'],
  // HMAC-SHA-1 is what the apps of RFC 6238 compute.
  sha1: ['lib/totp.ts'],
};
const naming = /(?:create(?:Hash|Hmac|Cipheriv|Decipheriv)|hash)\(\s*'([\w-]+)'/g;

const rooms = '{lib,mail,cms,content,site,scripts}';
const sources = globSync(`${rooms}/**/*.{ts,tsx,mjs,astro}`, {
  exclude: (name) => ['.next', 'node_modules', 'migrations'].includes(name),
})
  .filter((file) => !/\.(test|spec)\.tsx?$/.test(file) && !file.includes('.next/'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

test('our own code uses the algorithms of the inventory, each in its place', () => {
  const found = sources.flatMap(({ file, text }) =>
    [...text.matchAll(naming)].map(([, name = '']) => ({ file, name })),
  );
  expect(new Set(found.map(({ name }) => name))).toEqual(new Set(Object.keys(inventory)));
  for (const { file, name } of found) {
    const places = inventory[name] ?? [];
    expect(places === 'anywhere' || places.includes(file), `${name} in ${file}`).toBe(true);
  }
  const pbkdf2 = sources.filter(({ text }) => /crypto\.(pbkdf2|scrypt)/.test(text));
  expect(pbkdf2.map(({ file }) => file)).toEqual(['cms/password.ts']);
});

test('nothing that must not be guessed comes from Math.random, and no code is made at run time', () => {
  for (const { file, text } of sources) {
    expect(text, file).not.toMatch(/Math\.random/);
    expect(text, file).not.toMatch(/\beval\(|new Function\(|node:vm|document\.write/);
  }
});

test('programs are started with a list of arguments, never by a line for a shell', () => {
  for (const { file, text } of sources) {
    expect(text, file).not.toMatch(/\bexec(?:Sync)?\(\s*[`'"]|shell: true/);
  }
});

test('raw SQL and raw HTML are made in few places, which are known', () => {
  const filesWith = (pattern: RegExp) =>
    sources
      .filter(({ text }) => pattern.test(text))
      .map(({ file }) => file)
      .toSorted();
  // Numbers of our own making, where SQLite takes no parameter.
  expect(filesWith(/sql\.raw\(/)).toEqual(['cms/erase-deleted-bytes.ts', 'cms/last-changes.ts']);
  expect(filesWith(/dangerouslySetInnerHTML|set:html|innerHTML|insertAdjacentHTML/)).toEqual([
    // Reads it, after the pasted page is cleaned.
    'cms/editor/clean-paste.ts',
    // Scripts of our own, and JSON-LD, whose '<' is written otherwise.
    'site/layout/document.astro',
    // A constant.
    'site/libras/translator.ts',
  ]);
});

test('the portal itself asks few others, and always checks their certificates', () => {
  const server = sources.filter(
    ({ file }) => !/\.(tsx|astro)$|^site\/(?!server\/)|^scripts\/|^cms\/components\//.test(file),
  );
  // Pages of the admin ask the admin.
  const outward = /fetch\((?![`']\/)|from 'node:https'/;
  expect(
    server
      .filter(({ text }) => outward.test(text))
      .map(({ file }) => file)
      .toSorted(),
  ).toEqual([
    // Links in texts, at night; never an address of a private network.
    'cms/link-check/missing-elsewhere.ts',
    // The storage of uploads, where STORAGE_URL names one.
    'cms/storage/s3-requests.ts',
    // This portal's own pages.
    'cms/text-check/site-answer.ts',
    // The video service: how many are watching, and titles.
    'lib/small-answer.ts',
    // Development only.
    'site/server/dev-astro.ts',
  ]);
  for (const { file, text } of sources)
    expect(text, file).not.toMatch(/rejectUnauthorized|TLS_REJECT_UNAUTHORIZED/);
});

test('fields for passwords hide what is typed, and password managers and pasting work there', () => {
  const fields = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/<AccountField.*?\/>/gs)]
      .map(([element]) => element)
      .filter((element) => /assword/.test(element))
      .map((element) => ({ file, element })),
  );
  expect(fields.length).toBeGreaterThan(2);
  for (const { file, element } of fields) {
    expect(element, file).toContain('type="password"');
    expect(element, file).toMatch(/autoComplete="(current|new)-password"/);
  }
  for (const { file, text } of sources.filter(({ file }) => file.startsWith('cms/accounts/')))
    expect(text, file).not.toContain('onPaste');
});
