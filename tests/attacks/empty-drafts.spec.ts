import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { paths, previewPath } from '../../lib/paths.ts';
import { signPreview } from '../../lib/preview-token.ts';
import { signIn } from '../support/admin-page.ts';
import { account, createAccount, uploadPhoto } from '../support/editors-portal.ts';
import { type Portal, removeDirectory, startPortal } from '../support/portal.ts';
import { expect, test } from '../support/test.ts';

/** A draft may lack any field: an author's empty ones break no page and no address, and nothing fails in the log. */
let portal: Portal;
let quiet = 0;
const drafts: [collection: string, id: number][] = [];
const author = { email: 'autor@exemplo.ap.gov.br', password: account.password };

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ playwright }) => {
  portal = await startPortal();
  await createAccount(portal);
  const request = await playwright.request.newContext();
  await enter(request, account);
  const data = { ...author, name: 'Autor', role: 'autor' };
  expect((await request.post(api('users'), { data })).status()).toBe(201);
  await enter(request, author);
  const { collections } = await (await request.get(api('access'))).json();
  for (const [collection, { create }] of Object.entries<{ create?: unknown }>(collections)) {
    // Pictures and papers are files; what Payload keeps for itself is no content.
    if (!create || /^payload-|^media$|^documents$/.test(collection)) continue;
    const made = await request.post(api(`${collection}?draft=true`), { data: {} });
    expect(made.status(), collection).toBe(201);
    drafts.push([collection, (await made.json()).doc.id]);
  }
  expect(drafts.length).toBeGreaterThan(15);
  await request.dispose();
  quiet = portal.output().length;
});
test.afterAll(async () => {
  await portal.stop();
  removeDirectory(portal.dataDir);
});
test.afterEach(() => {
  expect(portal.output().slice(quiet)).toBe('');
});

const api = (path: string) => `${portal.admin}/api/${path}`;
const draftOf = (collection: string) => drafts.find(([slug]) => slug === collection)?.[1] ?? 0;
async function enter(request: APIRequestContext, data: { email: string; password: string }) {
  expect((await request.post(api('users/login'), { data })).status()).toBe(200);
}

test('lists and forms open in the browser', async ({ page }) => {
  await signIn(page, portal.admin, account);
  const form = { nome: 'João Dias', email: 'joao@exemplo.com.br', assunto: 'duvida' };
  await page.request.post(portal.site + paths.contact, {
    form: { ...form, mensagem: 'Tem natação à noite?' },
    headers: { origin: portal.site },
  });
  const photo = await uploadPhoto(page.request, portal.admin, { alt: 'Um campo' });
  const others: typeof drafts = [
    ['media', photo],
    ['contact-messages', 1],
  ];
  for (const [collection, id] of [...drafts, ...others]) {
    const list = `${portal.admin}/admin/collections/${collection}`;
    await page.goto(`${list}?limit=100`);
    await expect(page.locator('table, .cards').first(), collection).toBeVisible();
    await page.goto(`${list}/${id}`);
    await expect(page.getByRole('heading', { level: 1 }), collection).toBeVisible();
  }
});

test('every page answers an author and an administrator', async ({ request }) => {
  const forms = drafts.flatMap(([collection, id]) =>
    ['', '/versions'].map((part) => `/admin/collections/${collection}/${id}${part}`),
  );
  for (const who of [author, account]) {
    await enter(request, who);
    for (const path of ['/admin', '/admin/ao-vivo', '/admin/importar-eventos', ...forms])
      expect((await request.get(portal.admin + path)).status(), path).toBe(200);
  }
});

test('the import of events, and every other address of the admin', async ({ request }) => {
  await enter(request, account);
  const calendar = await request.post(api('import-events'), {
    headers: { 'content-type': 'text/calendar' },
    data: [
      ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:x', 'BEGIN:VEVENT', 'UID:a@exemplo'],
      ...['SUMMARY:Corrida', 'DTSTART:20270615T093000Z', 'END:VEVENT', 'END:VCALENDAR'],
    ].join('\r\n'),
  });
  expect(calendar.status(), await calendar.text()).toBe(200);
  for (const [collection, id] of drafts)
    for (const path of [`${collection}/${id}?draft=true`, `${collection}?draft=true&depth=2`])
      expect((await request.get(api(path))).status(), path).toBe(200);
  for (const of of ['programs', 'competitions', 'teams', 'athletes', 'places'])
    expect((await request.get(api(`uses/${of}?ids=${draftOf(of)}`))).status(), of).toBe(200);
  const documents = drafts.map(([collection, id]) => ({ collection, id }));
  const check = await request.post(api('text-check'), { data: { addresses: [], documents } });
  expect(check.status()).toBe(200);
  // With an end and no start, which only a draft can have.
  const event = `events/${draftOf('events')}`;
  const data = { endsAt: '2027-06-15T12:00:00.000Z', allDay: true, _status: 'draft' };
  expect((await request.patch(api(`${event}?draft=true`), { data })).status()).toBe(200);
  const again = { day: '27/3/2027', time: '08:30' };
  expect((await request.post(api(`${event}/another-date`), { data: again })).status()).toBe(200);
});

test('the desk, with empty drafts chosen for the home page', async ({ request }) => {
  await enter(request, account);
  const pick = { relationTo: 'events', value: draftOf('events') };
  const chosen = await request.post(api('globals/home?draft=true'), {
    data: {
      ...{ nextEvents: [{ event: draftOf('events') }], featured: [{ pick }] },
      ...{ athletes: [{ athlete: draftOf('athletes') }], _status: 'draft' },
    },
  });
  expect(chosen.status(), await chosen.text()).toBe(200);
  expect((await request.get(`${portal.admin}/admin`)).status()).toBe(200);
  expect((await request.get(`${portal.admin}/admin/globals/home`)).status()).toBe(200);
  expect((await request.get(portal.site)).status()).toBe(200);
});

test('previews, and the pages of the site', async ({ request }) => {
  const key = readFileSync(join(portal.dataDir, 'secret'), 'utf8').trim();
  for (const [collection, id] of drafts) {
    const token = signPreview({ collection, id, user: 1 }, new Date(), key);
    const preview = await request.get(portal.site + previewPath(token));
    // What has no page of its own has no preview.
    expect([200, 404], collection).toContain(preview.status());
  }
  const locations = async (path: string) =>
    [...(await (await request.get(portal.site + path)).text()).matchAll(/<loc>([^<]+)</g)].map(
      ([, address = '']) => new URL(address).pathname,
    );
  const [first = ''] = await locations('/sitemap.xml');
  const pages = await locations(first);
  expect(pages.length).toBeGreaterThan(10);
  for (const path of pages)
    expect((await request.get(portal.site + path)).status(), path).toBe(200);
});
