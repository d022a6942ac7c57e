import { expect, test } from '../support/test.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  for (const javaScriptEnabled of [true, false])
    test.describe(`script: ${javaScriptEnabled}`, () => {
      test.use({ javaScriptEnabled });

      test('B6: tapping a day on the line shows its events', async ({ page }) => {
        await page.goto('/agenda');
        const number = page.locator('.ruler__event').filter({ hasText: '15' });
        const box = await number.boundingBox();
        if (!box) throw new Error('The day is not on the line.');
        await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
        await expect(page).toHaveURL(/data=2025-05-15/);
        const title = page.getByRole('heading', { name: /^Mostrando eventos para 15 de maio/ });
        await expect(title).toBeInViewport();
        await expect(page.locator('.event-card h3')).toHaveText(['Quinta Feliz']);
      });
    });

  test('B6: the days of the line are wide enough for a finger', async ({ page }) => {
    await page.goto('/agenda');
    for (const day of await page.locator('.ruler a').all()) {
      const box = await day.boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(24);
      expect(box?.height).toBeGreaterThanOrEqual(24);
    }
  });
});

test.describe('the calendar by keyboard', () => {
  const focused = '*:focus';

  test('arrows, Home, End, Page Up and Page Down', async ({ page }) => {
    await page.goto('/agenda?data=2025-05-15');
    const grid = page.getByRole('grid', { name: /maio de 2025/ });
    await expect(grid.getByRole('columnheader').first()).toContainText(/dom/i);
    await page.locator('#dia-2025-05-15').focus();
    for (const [key, day] of [
      ['ArrowRight', '2025-05-16'],
      ['ArrowDown', '2025-05-23'],
      ['ArrowLeft', '2025-05-22'],
      ['ArrowUp', '2025-05-15'],
      ['Home', '2025-05-11'],
      ['End', '2025-05-17'],
      ['PageDown', '2025-06-17'],
      ['PageUp', '2025-05-17'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(page.locator(focused)).toHaveAttribute('id', `dia-${day}`);
    }
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('heading', { name: 'Mostrando eventos para 10 de maio de 2025' }),
    ).toBeVisible();
    await expect(page.locator('.event-card')).toHaveCount(2);
    await page.goBack();
    await expect(
      page.getByRole('heading', { name: 'Mostrando eventos para 15 de maio de 2025' }),
    ).toBeVisible();
  });

  test('a day with events says so in words', async ({ page }) => {
    await page.goto('/agenda');
    await expect(page.getByRole('link', { name: /10 de maio de 2025.*2 eventos/ })).toBeVisible();
  });
});
