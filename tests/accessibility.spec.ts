import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, expectStatusComplaint, test } from './support/test.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).withTags(tags).analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}

for (const width of [320, 360, 1280])
  for (const colorScheme of ['light', 'dark'] as const)
    test.describe(`at ${width} px, ${colorScheme}`, () => {
      test.use({ viewport: { width, height: 800 }, colorScheme });

      test('the home page', async ({ page }) => {
        await page.goto('/');
        expect(await violations(page)).toEqual([]);
      });

      test('the not-found page', async ({ page, complaints }) => {
        await page.goto('/nao-existe');
        expect(await violations(page)).toEqual([]);
        expectStatusComplaint(complaints, 404);
      });

      test('the newsletter with an error', async ({ page, complaints }) => {
        await page.goto('/newsletter');
        await page.getByRole('button', { name: 'Inscrever' }).click();
        await expect(page.getByText('Por favor, informe seu email.')).toBeVisible();
        expect(await violations(page)).toEqual([]);
        expectStatusComplaint(complaints, 422);
      });

      test('the open menu', async ({ page }) => {
        test.skip(width > 1200, 'the menu is a bar there');
        await page.goto('/');
        await page.getByRole('button', { name: 'Menu' }).click();
        expect(await violations(page)).toEqual([]);
      });
    });
