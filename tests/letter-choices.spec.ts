import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { type MailServer, startMailServer } from './support/mail-server.ts';
import { removeDirectory } from './support/portal.ts';
import { copyDatabase, query, type Site, signUp, startSite } from './support/site.ts';
import { expect, expectStatusComplaint, test } from './support/test.ts';

let dataDir: string;
let server: MailServer;
let site: Site;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  dataDir = await copyDatabase();
  server = await startMailServer();
  site = await startSite(dataDir, { SMTP_URL: server.url });
});
test.afterAll(async () => {
  await site.stop();
  await server.stop();
  removeDirectory(dataDir);
});

/** The link in the first mail to somebody who has just signed up. */
async function linkIn(email: string, page: string): Promise<string> {
  await expect.poll(() => server.to(email).length).toBe(1);
  const text = server.to(email)[0]?.mail.text ?? '';
  return new RegExp(`http://\\S+/newsletter/${page}\\?codigo=[\\w.-]+`).exec(text)?.[0] ?? '';
}

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} ${html}`))).toEqual(
    [],
  );
}

const stored = async () =>
  (await query(dataDir, 'SELECT rhythm, choices FROM newsletter_subscriptions')).at(0);

test.describe('without JavaScript, on a small telephone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('confirm, choose, choose otherwise, cancel', async ({ page, complaints }) => {
    await signUp(site.address, 'ana@exemplo.com');
    const choices = await linkIn('ana@exemplo.com', 'escolhas');
    await page.goto(choices);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Falta confirmar a inscrição');
    expectStatusComplaint(complaints, 409);

    await page.goto(await linkIn('ana@exemplo.com', 'confirmar'));
    await page.getByRole('button', { name: 'Confirmar inscrição' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inscrição confirmada!');
    await page.getByRole('link', { name: 'Escolher o que recebo' }).click();
    expect(page.url()).toBe(choices);
    await expect(page.getByText('a•••@exemplo.com')).toBeVisible();
    expect(await page.content()).not.toContain('ana@exemplo.com');

    const towns = page.getByRole('group', { name: 'Municípios' }).getByRole('checkbox');
    await expect(towns).toHaveCount(16);
    expect(await page.locator('main input:checked').count()).toBe(1);
    await expect(page.getByRole('radio', { name: /^Uma vez por semana/ })).toBeChecked();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);

    await page.getByRole('radio', { name: /^Assim que for publicado/ }).check();
    await page.getByRole('checkbox', { name: 'Oiapoque' }).check();
    await page.getByRole('checkbox', { name: 'Competição' }).check();
    await page.getByRole('button', { name: 'Guardar escolhas' }).click();
    await expect(page.getByText('Escolhas guardadas')).toBeVisible();
    expect(await stored()).toMatchObject({ rhythm: 'logo' });
    await page.goto(choices);
    await expect(page.getByText('Escolhas guardadas')).toHaveCount(0);
    await expect(page.getByRole('radio', { name: /^Assim que for publicado/ })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Oiapoque' })).toBeChecked();
    expect(await page.locator('main input:checked').count()).toBe(3);

    await page.getByRole('checkbox', { name: 'Oiapoque' }).uncheck();
    await page.getByRole('button', { name: 'Guardar escolhas' }).click();
    await expect(page.getByRole('checkbox', { name: 'Oiapoque' })).not.toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Competição' })).toBeChecked();

    await page.getByRole('link', { name: 'Cancelar a inscrição' }).click();
    await page.getByRole('button', { name: 'Cancelar inscrição' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inscrição cancelada');
    expect(await stored()).toBeUndefined();
    await page.goto(choices);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Não há inscrição neste link');
    expectStatusComplaint(complaints, 410);
  });
});

test('the page is sound on every width, is kept by nobody and sets no cookie', async ({
  page,
  context,
}) => {
  await signUp(site.address, 'bia@exemplo.com');
  const response = await page.request.post(await linkIn('bia@exemplo.com', 'confirmar'));
  expect(response.status()).toBe(200);
  const answer = await page.goto(await linkIn('bia@exemplo.com', 'escolhas'));
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  });
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  expect(await context.cookies()).toEqual([]);
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }
  await page.getByRole('button', { name: 'Guardar escolhas' }).click();
  await expect(page.getByText('Escolhas guardadas')).toBeVisible();
  await expectAccessible(page);
});

test('a form of another kind changes nothing, and is told so', async ({ request }) => {
  const link = await linkIn('bia@exemplo.com', 'escolhas');
  const before = await stored();
  const posts: Record<string, string>[] = [{}, { ritmo: 'sempre' }, { 'municipio-1': 'sim' }];
  for (const form of posts) {
    const answer = await request.post(link, { form });
    expect(answer.status()).toBe(422);
    expect(await answer.text()).toContain('Escolha com que frequência quer receber.');
  }
  expect(await stored()).toEqual(before);
});
