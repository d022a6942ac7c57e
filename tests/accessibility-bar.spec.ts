import type { Page } from '@playwright/test';
import { expect, expectAbortComplaints, test } from './support/test.ts';

const root = (page: Page) => page.locator('html');
const wide = { viewport: { width: 1366, height: 800 } };
const narrow = { viewport: { width: 360, height: 740 } };

/** As a keyboard does it: Playwright's `press` leaves out the character that access keys need. */
async function pressAccessKey(page: Page, digit: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const key = {
    modifiers: 1,
    key: digit,
    code: `Digit${digit}`,
    windowsVirtualKeyCode: 48 + Number(digit),
  };
  await session.send('Input.dispatchKeyEvent', {
    type: 'keyDown',
    text: digit,
    unmodifiedText: digit,
    ...key,
  });
  await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
  await session.detach();
}

for (const { viewport } of [wide, narrow])
  test(`keys 1 to 4 lead to content, menu, search and footer at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/agenda');
    const menu = viewport.width < 1200 ? '#abrir-menu' : '#menu';
    for (const [key, target] of [
      ['1', '#conteudo'],
      ['2', menu],
      ['3', '#buscar'],
      ['4', '#rodape'],
    ] as const) {
      await pressAccessKey(page, key);
      await expect(page.locator(target)).toBeFocused();
    }
  });

test.describe('what a visitor chooses', () => {
  test.use(wide);

  test('lasts on the device, on every page, without a cookie', async ({ page, context }) => {
    // Wide enough for the bar with larger text too.
    await page.setViewportSize({ width: 1920, height: 800 });
    await page.goto('/');
    await page.getByLabel('Contraste').selectOption('Alto');
    await page.getByRole('button', { name: 'A+' }).click();
    await page.reload();
    await expect(root(page)).toHaveAttribute('data-theme', 'contrast');
    await page.goto('/programas');
    await expect(root(page)).toHaveAttribute('data-text', '125');
    await expect(page.getByLabel('Contraste')).toHaveValue('contrast');
    await page.getByLabel('Contraste').selectOption('Sistema');
    await page.getByRole('button', { name: 'texto no tamanho normal' }).click();
    await page.reload();
    await expect(root(page)).not.toHaveAttribute('data-theme');
    await expect(root(page)).not.toHaveAttribute('data-text');
    expect(await context.cookies()).toEqual([]);
  });

  test('is there before anything is painted', async ({ page, complaints }) => {
    await page.addInitScript(() => {
      localStorage.setItem('theme', 'contrast');
      localStorage.setItem('text', '150');
    });
    // Blocks everything but the document itself.
    await page.route(/\.js$/, (route) => route.abort());
    for (const path of ['/', '/acessibilidade']) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect(root(page)).toHaveAttribute('data-theme', 'contrast');
      await expect(root(page)).toHaveAttribute('data-text', '150');
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(0, 0, 0)');
    }
    expectAbortComplaints(complaints);
  });

  for (const { viewport } of [wide, narrow])
    test(`at ${viewport.width} px the text reaches twice its size, says so, and goes no further`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto('/');
      const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
      expect(await size()).toBe('16px');
      // From a certain size on the bar becomes the panel of narrow screens.
      for (let step = 0; step < 5; step++) {
        if (!(await page.getByRole('button', { name: 'A+' }).isVisible()))
          await page.getByRole('button', { name: 'Acessibilidade' }).click();
        await page.getByRole('button', { name: 'A+' }).click();
      }
      expect(await size()).toBe('32px');
      await expect(page.getByText('Texto em 200 %')).toBeAttached();
    });
});

for (const width of [1280, 1920])
  test(`B4: at ${width} px A+ stays under the pointer and keeps the focus`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const larger = page.getByRole('button', { name: 'A+' });
    const before = await larger.boundingBox();
    if (!before) throw new Error('A+ is not there.');
    for (const size of [125, 150, 175, 200]) {
      await page.mouse.click(before.x + before.width / 2, before.y + before.height / 2);
      await expect(root(page)).toHaveAttribute('data-text', String(size));
      await expect(larger).toBeFocused();
    }
    expect(await larger.boundingBox()).toEqual(before);
    await expect(page.locator('.gov').getByRole('button', { name: 'A−' })).toBeInViewport();
  });

test.describe('on a phone', () => {
  test.use(narrow);

  test('one button opens what can be chosen', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByLabel('Contraste')).toBeHidden();
    await page.getByRole('button', { name: 'Acessibilidade' }).click();
    await page.getByLabel('Contraste').selectOption('Escuro');
    await expect(root(page)).toHaveAttribute('data-theme', 'dark');
    await page.keyboard.press('Escape');
    await expect(page.getByLabel('Contraste')).toBeHidden();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the symbol leads to the page on accessibility', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('banner').getByRole('link', { name: 'Acessibilidade' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Acessibilidade');
    });
  });
});
