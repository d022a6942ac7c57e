import type { Locator } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** What citizens come for, on a phone, with the fingers counted. Scrolling and typing are not taps. */
test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

function countTaps() {
  let taps = 0;
  return {
    tap: async (target: Locator) => {
      taps += 1;
      await target.tap();
    },
    get count() {
      return taps;
    },
  };
}

test('where to swim in Macapá, with price and hours, in at most 3 taps', async ({ page }) => {
  const finger = countTaps();
  await page.goto('/');
  await finger.tap(page.getByRole('contentinfo').getByRole('link', { name: 'Municípios' }));
  await finger.tap(page.getByRole('main').getByRole('link', { name: 'Macapá', exact: true }));
  await finger.tap(page.getByRole('main').getByRole('link', { name: 'Centro Aquático' }).first());
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Centro Aquático');
  await expect(main.getByText('R$ 5,00').first()).toBeVisible();
  await expect(main.getByText('6h às 21h').first()).toBeVisible();
  expect(finger.count).toBeLessThanOrEqual(3);
});

test('the same by typing it, in at most 2 taps', async ({ page }) => {
  const finger = countTaps();
  await page.goto('/');
  await finger.tap(page.getByRole('link', { name: 'Buscar no site' }));
  await page.keyboard.type('nadar em macapá');
  await finger.tap(
    page.locator('#sugestoes').getByRole('option', { name: /Centro Aquático ?, Lugar/ }),
  );
  await expect(page.getByRole('main')).toContainText('R$ 5,00');
  expect(finger.count).toBeLessThanOrEqual(2);
});

test('Quinta Feliz every week in the phone’s calendar, in at most 4 taps', async ({ page }) => {
  const finger = countTaps();
  await page.goto('/');
  await finger.tap(page.getByRole('main').getByRole('link', { name: 'Conhecer Programas' }));
  await finger.tap(
    page
      .getByRole('main')
      .getByRole('link', { name: /Quinta Feliz/ })
      .first(),
  );
  const classes = page.getByRole('region', { name: 'Turmas' });
  await finger.tap(classes.getByRole('button', { name: 'Pôr no meu calendário' }).first());
  const download = page.waitForEvent('download');
  await finger.tap(classes.getByRole('link', { name: /Arquivo de calendário/ }).first());
  expect((await download).suggestedFilename()).toBe('quinta-feliz-macapa.ics');
  expect(finger.count).toBeLessThanOrEqual(4);
});

test('something free for a woman of 65 in Santana this week, in at most 3 taps', async ({
  page,
}) => {
  const finger = countTaps();
  await page.goto('/');
  await finger.tap(page.getByRole('contentinfo').getByRole('link', { name: 'Municípios' }));
  await finger.tap(page.getByRole('main').getByRole('link', { name: 'Santana', exact: true }));
  const week = page.getByRole('region', { name: 'Esta semana' });
  const dance = week.getByRole('listitem').filter({ hasText: 'Quinta Feliz' });
  for (const words of ['De graça', 'A partir de 60 anos', 'Toda quinta, 14h–17h', 'Praça Cívica'])
    await expect(dance).toContainText(words);
  await finger.tap(dance.getByRole('link', { name: 'Quinta Feliz' }));
  await expect(page.getByRole('main')).toContainText('quinta-feira, 15 de maio de 2025');
  expect(finger.count).toBeLessThanOrEqual(3);
});

test('how to ask for Bolsa Atleta, and the way to do it, in at most 3 taps', async ({ page }) => {
  const finger = countTaps();
  await page.goto('/');
  await finger.tap(page.getByRole('contentinfo').getByRole('link', { name: 'Serviços' }));
  const main = page.getByRole('main');
  await finger.tap(main.getByRole('link', { name: 'Pedir o Bolsa Atleta' }));
  await expect(main.getByText('Aberto até 1º de junho').first()).toBeVisible();
  await finger.tap(main.locator('.cover__actions').getByRole('link').first());
  await expect(main).toContainText('Bolsa Atleta');
  expect(finger.count).toBeLessThanOrEqual(3);
});

test('to be told when the sign-up for Copa das Arenas opens, in at most 3 taps', async ({
  page,
}) => {
  const finger = countTaps();
  await page.goto('/');
  await finger.tap(page.getByRole('contentinfo').getByRole('link', { name: 'Serviços' }));
  const main = page.getByRole('main');
  await finger.tap(main.getByRole('link', { name: /Copa das Arenas/ }));
  await main.getByLabel('Avise-me quando abrir').fill('time@exemplo.com');
  await finger.tap(main.getByRole('button', { name: 'Avisar por e-mail' }));
  await expect(main.getByRole('status')).toContainText('Falta só confirmar');
  expect(finger.count).toBeLessThanOrEqual(3);
});
