import { expect, test } from './support/test.ts';

/** The least that a finger needs, in both directions. */
const least = 44;

/** Links and buttons of a part that are smaller than that, with their size. */
const smallOnes = (part: Element, side: number) =>
  [...part.querySelectorAll('a, button, select, summary')]
    .filter((control) =>
      control.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    )
    .map((control) => ({ control, box: control.getBoundingClientRect() }))
    // A skip link is a hair until it has the focus.
    .filter(({ box }) => box.width > 2 && (box.height < side - 0.5 || box.width < side - 0.5))
    .map(({ control, box }) => `${control.textContent} ${box.width} × ${box.height}`);

for (const width of [360, 768, 1440])
  test(`every target of the bar and the footer is ${least} px at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/privacidade');
    for (const part of ['.gov', 'footer'])
      expect(await page.locator(part).evaluate(smallOnes, least), part).toEqual([]);
  });

test(`the open menu and the open choices of a phone have targets of ${least} px`, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  for (const name of ['Menu', 'Acessibilidade']) {
    await page.goto('/privacidade');
    await page.getByRole('button', { name, exact: true }).click();
    const panel = page.locator('header :popover-open');
    expect(await panel.evaluate(smallOnes, least), name).toEqual([]);
  }
});
