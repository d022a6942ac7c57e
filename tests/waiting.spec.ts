// Long because all tests hold answers and stop the clock with the same helpers.
import type { Page, Route } from '@playwright/test';
import { expect, expectAbortComplaints, stubVideo, test } from './support/test.ts';

/** Delays the page's requests until released, and counts them. */
async function hold(page: Page, address: RegExp) {
  const held: Route[] = [];
  await page.route(address, (route) => {
    held.push(route);
  });
  return {
    count: () => held.length,
    async letGo(answer: (route: Route) => Promise<void> = (route) => route.fallback()) {
      // The page may change before its request is sent.
      await expect.poll(() => held.length).toBeGreaterThan(0);
      await Promise.all(held.splice(0).map(answer));
    },
  };
}

const html = (body: string) => (route: Route) => route.fulfill({ contentType: 'text/html', body });

/** From here on the page's clock moves only when the test says so. */
const stopClock = async (page: Page) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
};

const mark = (page: Page) => page.locator('.loading');

test('an answer that takes long is shown and said', async ({ page }) => {
  await stopClock(page);
  const filter = await hold(page, /programas\?categoria=idosos/);
  await page.goto('/programas');
  await page.getByRole('link', { name: 'Idosos' }).first().click();
  await page.clock.runFor(300);
  await expect(mark(page)).toBeHidden();
  await page.clock.runFor(200);
  await expect(mark(page)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Carregando…' })).toBeAttached();
  await filter.letGo();
  await expect(page).toHaveURL(/categoria=idosos/);
  await expect(mark(page)).toBeHidden();
});

test('a quick answer, and one that a quicker click replaced, leave no mark', async ({ page }) => {
  await stopClock(page);
  const slow = await hold(page, /programas\?categoria=idosos/);
  await page.goto('/programas');
  await page.getByRole('link', { name: 'Idosos' }).first().click();
  await page.getByRole('link', { name: 'Adaptado' }).first().click();
  await expect(page).toHaveURL(/categoria=adaptado/);
  await page.clock.runFor(1000);
  await expect(mark(page)).toBeHidden();
  await slow.letGo((route) => route.abort());
});

test('suggestions that take long are shown above their panel, until one leaves it', async ({
  page,
}) => {
  const suggestions = await hold(page, /sugestoes\.json/);
  await page.goto('/');
  await page.getByRole('link', { name: 'Buscar no site' }).click();
  const field = page.getByRole('combobox', { name: 'Pesquisar no portal' });
  await field.fill('natacao');
  await expect(mark(page)).toBeVisible();
  const isAbove = await mark(page).evaluate((element) => {
    (element as HTMLElement).style.pointerEvents = 'auto';
    const { left, top, width, height } = element.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2) === element;
  });
  expect(isAbove).toBe(true);
  await field.blur();
  await expect(mark(page)).toBeHidden();
  await suggestions.letGo((route) => route.abort());
});

test('a message is sent once, however often its button is pressed', async ({ page }) => {
  await page.goto('/fale-conosco');
  const message = await hold(page, /fale-conosco$/);
  await page.getByLabel('Nome', { exact: true }).fill('Ana');
  await page.getByLabel('E-mail', { exact: true }).fill('ana@exemplo.com');
  await page.getByLabel('Assunto').selectOption('Elogio');
  await page.getByLabel('Mensagem').fill('O site abriu depressa no barco.');
  // Clicked from within the page: Playwright would wait for the answer, people don't.
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

test('back on a page that one left by sending, the button is itself again', async ({ page }) => {
  await page.goto('/fale-conosco/acompanhar');
  // An empty answer leaves the page where it is, like the back/forward cache.
  await page.route(/acompanhar$/, (route) => route.fulfill({ status: 204 }));
  const button = page.getByRole('main').getByRole('button');
  await button.click();
  await expect(button).toHaveText('Enviando…');
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await expect(button).toHaveText('Ver a situação');
});

test('without a connection the newsletter says so and keeps what was typed', async ({
  page,
  complaints,
}) => {
  const signUp = await hold(page, /\/newsletter$/);
  await page.goto('/');
  await page.locator('#newsletter-email').fill('ana@exemplo.com');
  await page.getByRole('button', { name: 'Inscrever', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Enviando…' })).toBeVisible();
  await signUp.letGo((route) => route.abort());
  await expect(page.getByText('Sem conexão.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Inscrever', exact: true })).toBeVisible();
  await expect(page.locator('#newsletter-email')).toHaveValue('ana@exemplo.com');
  expectAbortComplaints(complaints);
});

test('our map stays until the other one has come', async ({ page }) => {
  await stopClock(page);
  const map = await hold(page, /openstreetmap/);
  await page.goto('/sobre');
  const picture = page.locator('#mapa svg');
  const button = page.locator('#mapa button');
  // The button must be on the map, not cut off by it.
  await button.scrollIntoViewIfNeeded();
  await expect(button).toBeInViewport({ ratio: 1 });
  await button.click();
  await expect(button).toHaveText('Abrindo o mapa…');
  await expect.poll(map.count).toBe(1);
  await page.clock.runFor(15_000);
  await expect(button).toHaveText('O mapa não abriu. Tentar de novo');
  await expect(picture).toBeVisible();
  await button.click();
  await expect(button).toHaveText('Abrindo o mapa…');
  // The given-up request is still held: without this wait it alone would be answered.
  await expect.poll(map.count).toBe(2);
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
