// Long because all tests share one portal, which takes seconds to start.
import type { Page } from '@playwright/test';
import { openNewForm, publish } from './support/admin-form.ts';
import { adminWidths, expectAccessible, expectPortuguese } from './support/admin-page.ts';
import { account, openEditorsPortal } from './support/editors-portal.ts';
import { expect, test } from './support/test.ts';

const portal = openEditorsPortal({ withAccount: true });
const api = (path: string) => `${portal.admin}/api/${path}`;

const enter = (page: Page) => page.request.post(api('users/login'), { data: account });

/** Payload's menu fades in, and is faint until then. */
const expectAtRest = (page: Page) => expect(() => expectAccessible(page)).toPass();

/** A click before React has taken over the page is lost; one after it finds the drawer in its way. */
async function openSchedules(page: Page) {
  const drawer = page.getByRole('dialog');
  await expect(async () => {
    if (!(await drawer.isVisible())) {
      await page.getByRole('button', { name: 'Agendar' }).first().click({ timeout: 1000 });
    }
    await expect(drawer).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(drawer.getByLabel('Dia e hora')).toBeVisible();
  return drawer;
}

async function eventOf(page: Page, slug: string): Promise<number> {
  const found = await page.request.get(api(`events?where[slug][equals]=${slug}&depth=0`));
  return (await found.json()).docs[0].id;
}

test('a list tells state, last change, author and picture, on a phone too', async ({ page }) => {
  await enter(page);
  const id = await eventOf(page, 'quinta-feliz');
  const saved = await page.request.patch(api(`events/${id}?draft=true`), {
    data: { contact: 'Um contato novo' },
  });
  expect(saved.status()).toBe(200);
  for (const width of adminWidths) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${portal.admin}/admin/collections/events?search=Quinta`);
    const row = page.locator(`tr[data-id="${id}"]`);
    await expect(row).toContainText('Publicado, com mudanças');
    await expect(row).toContainText(/\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}/);
    await expect(row).toContainText('por Ana Editora');
    await expectAtRest(page);
    await expectPortuguese(page);
  }
});

test('a form saves itself, publishes with a word and a link, and leads to the site', async ({
  page,
}) => {
  await enter(page);
  await openNewForm(page, portal.admin, 'news');
  await expect(page.getByRole('button', { name: 'Agendar' })).toBeVisible();
  await page.getByLabel('Título').fill('Notícia que se salva');
  await page.getByLabel('Resumo').fill('Um resumo de teste.');
  await page.locator('#field-category').click();
  await page.getByText('Lazer e Recreação', { exact: true }).click();
  const id = Number(/news\/(\d+)/.exec(page.url())?.[1]);
  const stored = async () =>
    (await page.request.get(api(`news/${id}?draft=true&depth=0`))).json() as Promise<
      Record<string, unknown>
    >;
  await expect.poll(stored).toMatchObject({
    title: 'Notícia que se salva',
    category: 'lazer-e-recreacao',
    slug: 'noticia-que-se-salva',
    lastEditor: 'Ana Editora',
  });
  await expect(page.getByRole('link', { name: 'Ver no site' })).toHaveCount(0);
  await publish(page);
  await expect(page.getByText('Publicado.', { exact: false }).first()).toBeVisible();
  const link = page.locator('.see-on-site');
  await expect(link).toHaveAttribute('href', /\/noticias\/noticia-que-se-salva$/);
});

test('the drawer for schedules takes a typed moment and lists what is scheduled', async ({
  page,
}) => {
  await enter(page);
  const id = await eventOf(page, 'quinta-feliz');
  for (const width of adminWidths) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${portal.admin}/admin/collections/events/${id}`);
    const drawer = await openSchedules(page);
    await expect(drawer.getByRole('radio', { name: 'Publicar' })).toBeChecked();
    const when = drawer.getByLabel('Dia e hora');
    await when.fill('31/02/2099 08:00');
    await drawer.getByRole('button', { name: 'Agendar' }).click();
    await expect(drawer.getByRole('alert')).toHaveText(
      'Esse dia não existe. Confira o dia e o mês.',
    );
    await when.fill(`${width === 390 ? '05' : '06'}/06/2099 14h30`);
    await drawer.getByRole('button', { name: 'Agendar' }).click();
    await expect(drawer.getByRole('listitem').last()).toContainText(
      `Publicar em ${width === 390 ? '05' : '06'}/06/2099 14:30`,
    );
    await expectAtRest(page);
    await expectPortuguese(page);
  }
  await page.goto(`${portal.admin}/admin/collections/events?search=Quinta`);
  const row = page.locator(`tr[data-id="${id}"]`);
  await expect(row).toContainText('Agendado para 05/06/2099 14:30');
  await page.goto(`${portal.admin}/admin/collections/events/${id}`);
  const drawer = await openSchedules(page);
  await expect(drawer.getByRole('listitem')).toHaveCount(2);
  await drawer.getByRole('button', { name: 'Cancelar' }).first().click();
  await expect(drawer.getByRole('listitem')).toHaveCount(1);
});

test('the form of an event has no fault of accessibility', async ({ page }) => {
  await enter(page);
  const id = await eventOf(page, 'quinta-feliz');
  for (const width of adminWidths) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${portal.admin}/admin/collections/events/${id}`);
    await expect(page.locator('#action-save')).toBeVisible();
    await expectAtRest(page);
    await expectPortuguese(page);
  }
});

test('versions name their author, and lead to what changed', async ({ page }) => {
  await enter(page);
  const id = await eventOf(page, 'quinta-feliz');
  await page.goto(`${portal.admin}/admin/collections/events/${id}/versions`);
  const rows = page.getByRole('row');
  await expect(rows.nth(1)).toContainText('Ana Editora');
  await expect(rows.nth(1)).toContainText('Rascunho');
  await expectAtRest(page);
  await expectPortuguese(page);
  await rows.nth(1).getByRole('link').click();
  await expect(page.getByText('Um contato novo')).toBeVisible();
});
