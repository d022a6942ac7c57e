import type { APIRequestContext, Page } from '@playwright/test';
import { openNewForm, publish, saveDraft } from './support/admin-form.ts';
import { account, openEditorsPortal } from './support/editors-portal.ts';
import { measured } from './support/measured.ts';
import { expect, stubVideo, test } from './support/test.ts';

const portal = openEditorsPortal();
const { read, statusOf, movedFrom, send } = portal;

async function createFirstAccount(page: Page): Promise<void> {
  await page.goto(`${portal.admin}/admin`);
  await page.getByLabel('Nome').fill('Ana Editora');
  await page.getByLabel('E-mail').fill(account.email);
  await page.locator('#field-password').fill(account.password);
  await page.locator('#field-confirm-password').fill(account.password);
  await page.getByRole('button', { name: 'Criar' }).click();
  await expect(page.getByRole('heading', { name: 'Fila de e-mails' })).toBeVisible();
}

async function writeNews(page: Page, title: string): Promise<void> {
  await openNewForm(page, portal.admin, 'news');
  await page.getByLabel('Título').fill(title);
  await page.getByLabel('Resumo').fill('Um resumo de teste.');
  await page.locator('#field-category').click();
  await page.getByText('Lazer e Recreação', { exact: true }).click();
}

const contentVersion = async (request: APIRequestContext): Promise<number> =>
  (await (await request.get(`${portal.site}/saude`)).json()).contentVersion;

test('an editor creates the first account and publishes; the home page follows', async ({
  page,
}) => {
  const { request } = page;
  await createFirstAccount(page);

  await writeNews(page, 'Notícia que ainda é rascunho');
  await saveDraft(page, 'Notícia que ainda é rascunho');

  await writeNews(page, 'Notícia recém-publicada');
  expect(await read(request, '/')).not.toContain('Notícia recém-publicada');
  const before = await contentVersion(request);
  await publish(page);
  // Pages also expire by themselves, so the number is checked too.
  await expect.poll(() => contentVersion(request)).toBeGreaterThan(before);
  await measured('from a publication to the home page', () =>
    expect.poll(() => read(request, '/')).toContain('Notícia recém-publicada'),
  );
  expect(await read(request, '/')).not.toContain('Notícia que ainda é rascunho');
  expect(await statusOf(request, '/noticias/noticia-que-ainda-e-rascunho')).toBe(404);
});

test.describe('what an editor switches, visitors see', () => {
  test('spec 2: the live block of the home page, live and not live', async ({ page }) => {
    await stubVideo(page);
    await send(page.request, '/globals/live-stream', { showOnHome: true });
    await expect.poll(() => read(page.request, '/')).toContain('Assista agora ao vivo!');
    await page.goto(portal.site);
    await expect(page.locator('iframe')).toHaveAttribute('src', /autoplay=1/);
    await send(page.request, '/globals/live-stream', { isLive: false });
    await expect
      .poll(() => read(page.request, '/'))
      .toContain('Nenhuma transmissão ao vivo no momento');
    await expect
      .poll(() => read(page.request, '/transmissoes'))
      .toContain('Nenhuma transmissão ao vivo no momento');
    await expect
      .poll(() => read(page.request, '/dados/ao-vivo.json'))
      .toBe('{"isLive":false,"viewers":0,"title":""}');
  });

  test('spec 8: a category without a program', async ({ page }) => {
    const found = await page.request.get(`${portal.site}/programas?categoria=juvenil`);
    expect(await found.text()).not.toContain('Nenhum programa encontrado');
    await send(page.request, '/programs?where[category][equals]=juvenil', { _status: 'draft' });
    const path = '/programas?categoria=juvenil';
    await expect.poll(() => read(page.request, path)).toContain('Nenhum programa encontrado');
    await page.goto(portal.site + path);
    await expect(page.getByRole('heading', { name: 'Nenhum programa encontrado' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(
      'No momento não há programas nesta categoria. Por favor, verifique novamente em breve.',
    );
  });

  test('an event withdrawn after a draft on top of it is gone', async ({ page }) => {
    const { request } = page;
    const path = '/agenda/quinta-feliz';
    expect(await statusOf(request, path)).toBe(200);
    const where = '/events?where[slug][equals]=quinta-feliz';
    await send(request, `${where}&draft=true`, { title: 'Quinta Feliz adiada', _status: 'draft' });
    expect(await read(request, path)).not.toContain('adiada');
    await send(request, where, { _status: 'draft' });
    await expect.poll(() => statusOf(request, path)).toBe(404);
    await expect.poll(() => statusOf(request, `${path}.ics`)).toBe(404);
    await expect
      .poll(() => read(request, '/dados/agenda.ics?data=todas'))
      .not.toContain('SUMMARY:Quinta Feliz\r\n');
  });

  test('an event renamed in the admin keeps its old address; withdrawn, it is gone everywhere', async ({
    page,
  }) => {
    const { request } = page;
    const find = `${portal.admin}/api/events?where[slug][equals]=rua-de-lazer`;
    await request.post(`${portal.admin}/api/users/login`, { data: account });
    const { id } = (await (await request.get(find)).json()).docs[0];
    await page.goto(`${portal.admin}/admin/collections/events/${id}`);
    await page.getByLabel('Título').fill('Festa da Rua');
    await publish(page);
    await expect
      .poll(() => movedFrom(request, '/agenda/rua-de-lazer'))
      .toBe('301 /agenda/festa-da-rua');
    // Without unknown parameters, which the front server drops.
    await expect
      .poll(() => movedFrom(request, '/agenda/rua-de-lazer.ics?x=1'))
      .toBe('301 /agenda/festa-da-rua.ics');
    await expect.poll(() => read(request, '/agenda/rua-de-lazer')).toContain('Festa da Rua');

    // A calendar entry keeps its UID, and long lines are folded, so its title is searched.
    const lists = [
      '/agenda?data=2025-05-10',
      '/dados/agenda.ics',
      '/busca?q=festa',
      '/sitemap-agenda-1.xml',
    ];
    const traces = async () =>
      (await Promise.all(lists.map((path) => read(request, path)))).map((text) =>
        /festa-da-rua|SUMMARY:Festa da Rua/.test(text),
      );
    await expect.poll(traces).toEqual(lists.map(() => true));
    await send(request, `/events/${id}`, { _status: 'draft' });
    await expect.poll(() => statusOf(request, '/agenda/festa-da-rua')).toBe(404);
    await expect.poll(traces).toEqual(lists.map(() => false));
    await expect.poll(() => statusOf(request, '/agenda/rua-de-lazer')).toBe(404);
    await send(request, `/events/${id}`, { slug: 'rua-de-lazer', _status: 'published' });
    await expect.poll(() => statusOf(request, '/agenda/rua-de-lazer')).toBe(200);
  });
});
