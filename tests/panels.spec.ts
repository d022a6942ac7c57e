import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

const panels = [
  ['/', '#menu'],
  ['/agenda?data=2025-05-15', '#calendario-e-filtros'],
  ['/agenda?data=2025-05-15', '.add-cal__panel'],
  ['/agenda/quinta-feliz', '.share__panel'],
] as const;

for (const [path, selector] of panels) {
  test(`2.4.11: ${selector} of ${path} closes when the focus leaves it`, async ({ page }) => {
    await page.goto(path);
    const panel = page.locator(selector).first();
    const button = page.locator(`[popovertarget="${await panel.getAttribute('id')}"]`).first();
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(panel).toBeVisible();
    const isInside = () => panel.evaluate((box) => box.contains(document.activeElement));
    await page.keyboard.press('Tab');
    expect(await isInside()).toBe(true);
    // More stops than any panel has.
    for (let stop = 0; stop < 80 && (await isInside()); stop += 1) await page.keyboard.press('Tab');
    expect(await isInside()).toBe(false);
    await expect(panel).toBeHidden();
  });
}

test('a press of its button closes an open panel', async ({ page }) => {
  await page.goto('/agenda?data=2025-05-15');
  const button = page.getByRole('button', { name: 'Adicionar ao calendário' });
  const panel = page.locator('.add-cal__panel');
  await button.click();
  await expect(panel).toBeVisible();
  await button.click();
  await expect(panel).toBeHidden();
});
