import type { Page } from '@playwright/test';
import { adminWidths, expectAccessible, expectPortuguese } from './support/admin-page.ts';
import { account, openEditorsPortal } from './support/editors-portal.ts';
import { expect, stubVideo, test } from './support/test.ts';

const portal = openEditorsPortal({ withAccount: true });
const { read } = portal;
const screen = () => `${portal.admin}/admin/ao-vivo`;

test.beforeEach(async ({ page }) => {
  await page.request.post(`${portal.admin}/api/users/login`, { data: account });
});

async function expectSound(page: Page): Promise<void> {
  for (const width of adminWidths) {
    await page.setViewportSize({ width, height: 844 });
    await expect(page.getByRole('heading', { name: 'Ao vivo', exact: true })).toBeVisible();
    await expectAccessible(page);
    await expectPortuguese(page);
    const inner = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(inner, 'nothing beside the screen').toBeLessThanOrEqual(width);
  }
}

/** Other addresses than the admin's own are never asked. */
function watchAddresses(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(portal.admin)) asked.push(request.url());
  });
  return asked;
}

test('from a phone on air and off again: four taps from the desk, then a recording', async ({
  page,
}) => {
  const elsewhere = watchAddresses(page);
  await page.setViewportSize({ width: 390, height: 844 });
  // Four taps from the desk: 'Ir ao vivo', the address, the title, 'Entrar no ar'.
  await page.goto(`${portal.admin}/admin`);
  await page.getByRole('link', { name: 'Ir ao vivo' }).click();
  await expect(page.getByRole('heading', { name: 'No ar: conteúdo de exemplo' })).toBeVisible();
  expect(await read(page.request, '/')).toContain('Nenhuma transmissão ao vivo no momento');

  await page.getByLabel('Endereço do vídeo no YouTube').click();
  await page.keyboard.insertText(' https://www.youtube.com/live/aqz-KE-bpKQ?feature=share \n');
  await expect(page.getByRole('img', { name: 'Imagem do vídeo' })).toHaveJSProperty(
    'complete',
    true,
  );
  await expectSound(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByLabel('Título').click();
  await page.keyboard.insertText('Final da Copa');
  await page.getByRole('button', { name: 'Entrar no ar', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'No ar agora' })).toBeVisible();

  await expect.poll(() => read(page.request, '/')).toContain('Assista agora ao vivo!');
  await expect.poll(() => read(page.request, '/transmissoes')).toContain('Final da Copa');
  expect(await read(page.request, '/transmissoes')).toMatch(/stage__viewers" hidden/);
  await expectSound(page);

  await page.getByRole('button', { name: 'Encerrar' }).click();
  await page.getByRole('button', { name: 'Sim, encerrar' }).dblclick();
  await expect(page.getByText('Encerrada. A gravação já está no site')).toBeVisible();
  const recording = '/transmissoes/final-da-copa';
  expect(await page.getByRole('link', { name: 'Final da Copa' }).getAttribute('href')).toContain(
    recording,
  );
  await expect.poll(() => portal.statusOf(page.request, recording)).toBe(200);
  await expect
    .poll(() => read(page.request, '/'))
    .toContain('Nenhuma transmissão ao vivo no momento');
  expect(await portal.statusOf(page.request, `${recording}-2`)).toBe(404);
  await expectSound(page);
  expect(elsewhere).toEqual([]);
});

test('an open page of broadcasts shows what goes on air, and that it ended', async ({
  page,
  context,
}) => {
  await page.goto(screen());
  const visitor = await context.newPage();
  await stubVideo(visitor);
  await visitor.clock.install();
  await visitor.goto(`${portal.site}/transmissoes`);
  const status = visitor.locator('[data-island="broadcasts/live-status"]');
  await expect(status.and(visitor.locator('[data-mounted]'))).toBeAttached();
  const minute = () => visitor.clock.runFor(61_000);

  await page.getByLabel('Endereço do vídeo no YouTube').fill('https://youtu.be/aqz-KE-bpKQ');
  await page.getByLabel('Título').fill('Semifinal da Copa');
  await page.getByRole('button', { name: 'Entrar no ar', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'No ar agora' })).toBeVisible();
  await expect.poll(() => read(page.request, '/transmissoes')).toContain('Semifinal da Copa');
  const title = visitor.getByRole('heading', { name: 'Semifinal da Copa', exact: true });
  await expect(async () => {
    await minute();
    await expect(title).toBeVisible({ timeout: 1 });
  }).toPass();

  await page.getByRole('button', { name: 'Encerrar' }).click();
  await page.getByRole('button', { name: 'Sim, encerrar' }).click();
  await expect(page.getByText('Encerrada. A gravação já está no site')).toBeVisible();
  await expect.poll(() => read(page.request, '/transmissoes')).toContain('Fora do ar');
  await expect(async () => {
    await minute();
    await expect(visitor.getByText('Fora do ar')).toBeVisible({ timeout: 1 });
  }).toPass();
  await visitor.close();
});

test('with the keyboard; what is announced goes on air; a wrong address is told', async ({
  page,
}) => {
  await page.goto(screen());
  const address = page.getByLabel('Endereço do vídeo no YouTube');
  await address.focus();
  await page.keyboard.type('https://vimeo.com/1');
  await expect(page.getByText('Este não parece um endereço do YouTube')).toBeVisible();
  const announced = page.getByRole('button', { name: /^Entrar no ar: / }).first();
  await announced.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Cole primeiro o endereço do vídeo')).toBeVisible();
  await expect(address).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('youtu.be/aqz-KE-bpKQ?si=x');
  const title = ((await announced.textContent()) ?? '').replace('Entrar no ar: ', '');
  await page.keyboard.press('Tab');
  await expect(announced).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'No ar agora' })).toBeVisible();
  const shown = await page.locator('.live-screen__title').textContent();
  expect(title.startsWith(shown ?? '-')).toBe(true);
  await page.getByRole('button', { name: 'Encerrar' }).press('Enter');
  await page.getByRole('button', { name: 'Sim, encerrar' }).press('Enter');
  await expect(page.getByText('Encerrada. A gravação já está no site')).toBeVisible();
});

test('nobody who is not signed in sees it', async ({ browser }) => {
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(screen());
  await expect(stranger).toHaveURL(/\/admin\/login\?redirect=/);
  await stranger.context().close();
});
