import type { Page, Route } from '@playwright/test';
import { expect, stubVideo, test } from './support/test.ts';

/** Holds what the page asks for until it is let go, and counts how often it asked. */
async function hold(page: Page, address: RegExp) {
  const held: Route[] = [];
  await page.route(address, (route) => {
    held.push(route);
  });
  return {
    count: () => held.length,
    letGo: (answer: (route: Route) => Promise<void> = (route) => route.fallback()) =>
      Promise.all(held.splice(0).map(answer)),
  };
}

const html = (body: string) => (route: Route) => route.fulfill({ contentType: 'text/html', body });

test('an answer that takes long is announced, a quick one is not', async ({ page }) => {
  await page.clock.install();
  const filter = await hold(page, /programas\?categoria=idosos/);
  await page.goto('/programas');
  await page.getByRole('link', { name: 'Idosos' }).first().click();
  const mark = page.locator('.loading');
  await page.clock.runFor(300);
  await expect(mark).toBeEmpty();
  await page.clock.runFor(200);
  await expect(mark).toHaveText('Carregando…');
  await expect(mark).toHaveRole('status');
  await filter.letGo();
  await expect(page).toHaveURL(/categoria=idosos/);
  await expect(mark).toBeEmpty();
});

test('suggestions that take long are announced too', async ({ page }) => {
  const suggestions = await hold(page, /sugestoes\.json/);
  await page.goto('/');
  await page.getByRole('link', { name: 'Buscar no site' }).click();
  await page.getByRole('combobox', { name: 'Pesquisar no portal' }).fill('natacao');
  await expect(page.locator('.loading')).toHaveText('Carregando…');
  await suggestions.letGo();
  await expect(page.locator('#sugestoes').getByRole('option').first()).toBeVisible();
  await expect(page.locator('.loading')).toBeEmpty();
});

test('a message is sent once, however often its button is pressed', async ({ page }) => {
  await page.goto('/fale-conosco');
  const message = await hold(page, /fale-conosco$/);
  await page.getByLabel('Nome', { exact: true }).fill('Ana');
  await page.getByLabel('E-mail', { exact: true }).fill('ana@exemplo.com');
  await page.getByLabel('Assunto').selectOption('Elogio');
  await page.getByLabel('Mensagem').fill('O site abriu depressa no barco.');
  // From the page itself: Playwright waits for the answer before it does more, unlike people.
  await page.evaluate(() => {
    const button = document.querySelector<HTMLButtonElement>('.contact__form button');
    let presses = 0;
    setInterval(() => {
      button?.click();
      presses++;
      console.log(`${presses}: ${button?.textContent}`);
    }, 30);
  });
  await page.waitForEvent('console', (said) => said.text() === '20: Enviando…');
  expect(message.count()).toBe(1);
  await message.letGo();
  await expect(page.getByText(/Protocolo \d{4}-/)).toBeVisible();
  expect(message.count()).toBe(0);
});

test('a form that got lost on the way can be sent again', async ({ page }) => {
  await page.clock.install();
  await hold(page, /\/newsletter$/);
  await page.goto('/');
  await page.locator('#newsletter-email').fill('ana@exemplo.com');
  await page.getByRole('button', { name: 'Inscrever', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Enviando…' })).toBeVisible();
  await page.clock.runFor(15_000);
  await expect(page.getByRole('button', { name: 'Inscrever', exact: true })).toBeVisible();
  await expect(page.locator('#newsletter-email')).toHaveValue('ana@exemplo.com');
});

test('our map stays until the other one has come', async ({ page }) => {
  const map = await hold(page, /openstreetmap/);
  await page.goto('/sobre');
  const picture = page.locator('#mapa svg');
  const button = page.getByRole('button', { name: 'Abrir mapa interativo' });
  // Drawn on the map, not cut off by it.
  await button.scrollIntoViewIfNeeded();
  await expect(button).toBeInViewport({ ratio: 1 });
  await button.click();
  await expect(page.getByRole('button', { name: 'Abrindo o mapa…' })).toBeVisible();
  await expect(picture).toBeVisible();
  await map.letGo(html('<p>mapa</p>'));
  await expect(page.locator('#mapa iframe')).toBeFocused();
  await expect(picture).toHaveCount(0);
});

test('a video says that it is coming', async ({ page }) => {
  await stubVideo(page);
  const player = await hold(page, /youtube-nocookie\.com\/embed/);
  await page.goto('/transmissoes/volei-final-do-estadual');
  await page.getByRole('button', { name: 'Assistir: Vôlei: final do estadual' }).click();
  const said = page.getByText('Carregando o vídeo…');
  await expect(said).toBeVisible();
  await player.letGo(html('<p>vídeo</p>'));
  await expect(said).toBeHidden();
});
