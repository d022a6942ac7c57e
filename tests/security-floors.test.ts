import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AccessArgs, SanitizedConfig } from 'payload';
import { afterAll, expect, test } from 'vitest';

/** Below these versions advisories are public (looked up in November 2026). */
const floors: Record<string, string> = {
  next: '16.4.5',
  sharp: '0.35.5',
  payload: '3.90.0',
  react: '19.2.1',
  'react-dom': '19.2.1',
  astro: '7.2.8',
};

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, { version: string }>;
};
/** Every copy, also those inside of other packages. */
const copiesOf = (name: string | RegExp) =>
  Object.entries(packages).filter(([place]) => {
    const own = place.split('node_modules/').at(-1) ?? '';
    return typeof name === 'string' ? own === name : name.test(own);
  });
const isAtLeast = (version: string, floor: string) =>
  version.localeCompare(floor, 'en', { numeric: true }) >= 0 && !version.includes('-');

test.each(Object.entries(floors))('%s is %s or newer, every copy of it', (name, floor) => {
  const copies = copiesOf(name);
  expect(copies.length).toBeGreaterThan(0);
  for (const [place, { version }] of copies)
    expect(isAtLeast(version, floor), `${place} ${version}`).toBe(true);
});

test('versions are compared as numbers', () => {
  expect(isAtLeast('16.10.0', '16.4.5')).toBe(true);
  expect(isAtLeast('16.4.4', '16.4.5')).toBe(false);
  expect(isAtLeast('19.3.0-canary', '19.2.1')).toBe(false);
});

test('all parts of Payload have one version, and those with open advisories are absent', () => {
  const versions = copiesOf(/^(payload|@payloadcms\/.+)$/).map(([, { version }]) => version);
  expect(new Set(versions).size).toBe(1);
  expect(copiesOf(/plugin-(form-builder|import-export)$/)).toEqual([]);
});

const folder = mkdtempSync(join(tmpdir(), 'floors-'));
afterAll(() => rmSync(folder, { recursive: true }));
process.env.DATA_DIR = folder;
const config: SanitizedConfig = await (await import('../cms/payload.config.ts')).default;
const collectionOf = (slug: string) => config.collections.find((one) => one.slug === slug);

test('GraphQL is off, and only administrators unlock accounts', async () => {
  expect(config.graphQL.disable).toBe(true);
  const unlock = collectionOf('users')?.access.unlock;
  const asks = (role?: string) =>
    unlock?.({ req: { user: role ? { id: 1, role } : null } } as AccessArgs);
  for (const role of [undefined, 'autor', 'editor', 'atendimento', 'inscricoes'])
    expect(await asks(role), role).toBe(false);
  expect(await asks('admin')).toBe(true);
});

test('no page of another origin may read what the admin answers', () => {
  expect(config.cors).toEqual([]);
});

test('uploads are named kinds of files, never SVG or HTML, and addresses can’t be pasted', () => {
  const uploads = config.collections.filter(({ upload }) => upload);
  expect(uploads.map(({ slug }) => slug)).toEqual(['media', 'documents']);
  for (const { upload } of uploads) {
    expect(upload.mimeTypes?.length).toBeGreaterThan(0);
    for (const type of upload.mimeTypes ?? [])
      expect(type).toMatch(/^(image\/(jpeg|png|webp|avif)|application\/pdf)$/);
    expect(upload.pasteURL ?? false).toBe(false);
  }
});

test('the database waits five seconds for a lock', async () => {
  const { connectTimeoutMs } = await import('../cms/database.ts');
  expect(connectTimeoutMs).toBe(5000);
});
