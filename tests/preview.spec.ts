// Long because all tests share one portal, which takes seconds to start.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { previewPath } from '../lib/paths.ts';
import { signPreview } from '../lib/preview-token.ts';
import { homeOfCollection } from '../lib/subjects.ts';
import { account } from './support/editors-portal.ts';
import { type Portal, removeDirectory, startPortal } from './support/portal.ts';
import { expect, test } from './support/test.ts';

/** The name under which the admin knows itself, and so the only one that may frame previews. */
const named = (address: string) => address.replace('127.0.0.1', 'localhost');
let portal: Portal;
let key = '';
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  portal = await startPortal();
  key = readFileSync(join(portal.dataDir, 'secret'), 'utf8').trim();
  const made = await fetch(`${portal.admin}/api/users/first-register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...account, name: 'Ana Editora' }),
  });
  expect(made.status, await made.text()).toBe(200);
});
test.afterAll(async () => {
  await portal.stop();
  removeDirectory(portal.dataDir);
});

const api = (path: string) => `${named(portal.admin)}/api/${path}`;
const tokenOf = (collection: string, id: number, at = new Date()) =>
  signPreview({ collection, id, user: 1 }, at, key);

async function enter(page: Page): Promise<void> {
  await page.request.post(api('users/login'), { data: account });
}

async function firstOf(request: APIRequestContext, collection: string) {
  const { docs } = await (
    await request.get(api(`${collection}?limit=1&depth=0&where[_status][equals]=published`))
  ).json();
  return docs[0] as { id: number; slug: string };
}

async function saveDraft(request: APIRequestContext, path: string, data: object) {
  const answer = await request.patch(api(`${path}?draft=true`), { data });
  expect(answer.status(), await answer.text()).toBe(200);
}

const draftTitle = 'Título que ninguém publicou';

test('every kind of document that has a page shows its draft there, and nowhere else', async ({
  page,
}) => {
  const { request } = page;
  await enter(page);
  const collections = [...homeOfCollection.keys()].filter((name) => name !== 'municipalities');
  expect(collections.length).toBeGreaterThan(7);
  for (const collection of collections) {
    const { id, slug } = await firstOf(request, collection);
    const title = ['athletes', 'places'].includes(collection) ? 'name' : 'title';
    await saveDraft(request, `${collection}/${id}`, { [title]: draftTitle });
    const answer = await request.get(portal.site + previewPath(tokenOf(collection, id)));
    expect(answer.status(), collection).toBe(200);
    const words = await answer.text();
    expect(words, collection).toContain(draftTitle);
    expect(words, collection).toContain('Prévia, não publicada');
    expect(words, collection).toContain('<meta name="robots" content="noindex"');
    const path = `${homeOfCollection.get(collection)}/${slug}`;
    const open = await (await request.get(portal.site + path)).text();
    expect(open, collection).not.toContain(draftTitle);
    expect(open, collection).not.toContain('Prévia');
  }
  const others = ['/', '/agenda?data=todas', '/noticias', '/mapa-do-site', '/dados/noticias.xml'];
  const search = `/busca?q=${encodeURIComponent('ninguém publicou')}`;
  for (const path of [...others, '/dados/agenda.ics', '/programas', search, '/sitemap.xml']) {
    const words = await (await request.get(portal.site + path)).text();
    expect(words.replace(/value="[^"]*"|«[^»]*»|<title>.*<\/title>/g, ''), path).not.toContain(
      draftTitle,
    );
    expect(words, path).not.toContain('/previa/');
  }
});

test('a preview is kept by nobody, indexed by nobody and framed by the admin alone', async ({
  request,
}) => {
  const { id } = await firstOf(request, 'events');
  const answer = await request.get(portal.site + previewPath(tokenOf('events', id)));
  const headers = answer.headers();
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['x-robots-tag']).toBe('noindex, nofollow');
  expect(headers.etag).toBeUndefined();
  expect(headers['x-frame-options']).toBeUndefined();
  const policy = headers['content-security-policy'] ?? '';
  expect(policy).toContain(`frame-ancestors ${named(portal.admin)}`);
  const plain = (await request.get(`${portal.site}/agenda`)).headers();
  expect(plain['x-frame-options']).toBe('DENY');
  expect(plain['content-security-policy']).toContain("frame-ancestors 'none'");
  const rest = (one: string) =>
    one
      .split(/;\s*/)
      .filter((rule) => !/^(frame-ancestors|script-src|style-src)/.test(rule))
      .sort();
  expect(rest(policy)).toEqual(rest(plain['content-security-policy'] ?? ''));
});

test('after its hour a preview says so, and a guessed one does not exist', async ({ request }) => {
  const { id } = await firstOf(request, 'events');
  const old = tokenOf('events', id, new Date(Date.now() - 60 * 60_000));
  const expired = await request.get(portal.site + previewPath(old));
  expect(expired.status()).toBe(410);
  expect(await expired.text()).toContain('Prévia vencida');
  expect(expired.headers()['cache-control']).toBe('no-store');
  const forged = tokenOf('events', id).replace(`.${id}.`, `.${id + 1}.`);
  for (const token of [forged, 'events.1.1.1', 'x'])
    expect((await request.get(portal.site + previewPath(token))).status()).toBe(404);
});

test('an incomplete draft says what is missing', async ({ page }) => {
  await enter(page);
  const made = await page.request.post(api('events?draft=true'), {
    data: { title: 'Só um título', _status: 'draft' },
  });
  const { id } = (await made.json()).doc;
  await page.goto(portal.site + previewPath(tokenOf('events', id)));
  await expect(page.getByRole('main')).toContainText(
    'Começa, Local, Município, Categoria, Descrição',
  );
});

test('beside the form the page follows what is typed, at three widths', async ({ page }) => {
  await enter(page);
  const { id } = await firstOf(page.request, 'events');
  await page.setViewportSize({ width: 1366, height: 900 });
  await page.goto(`${named(portal.admin)}/admin/collections/events/${id}`);
  await page.locator('#live-preview-toggler').click();
  const frame = page.frameLocator('iframe[title="O rascunho como fica no site"]');
  await expect(frame.getByText('Prévia, não publicada')).toBeVisible();
  await page.getByLabel('Título').fill('Escrito agora mesmo');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Escrito agora mesmo');
  const shown = page.locator('iframe[title="O rascunho como fica no site"]');
  for (const [name, width] of [
    ['Celular', 360],
    ['Tablet', 768],
    ['Computador', 1440],
  ] as const) {
    await page.getByRole('button', { name: `${name}, ${width}` }).click();
    await expect(shown).toHaveCSS('width', `${width}px`);
  }
});
