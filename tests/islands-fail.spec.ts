import type { Page } from '@playwright/test';
import { expect, expectAbortComplaints, expectStatusComplaint, test } from './support/test.ts';

/** The page's own script comes, those of islands don't. */
const loseIslands = (page: Page) => page.route('**/*.island.*.js', (route) => route.abort());

test.describe('where the script of an island does not come', () => {
  test.afterEach(({ complaints }) => expectAbortComplaints(complaints));

  test('a recording is still a link to the video site', async ({ page }) => {
    await loseIslands(page);
    await page.goto('/transmissoes?aba=anteriores');
    const recording = page.locator('.recordings__selected');
    await recording.getByRole('button', { name: /^Assistir: / }).click();
    await expect(recording.getByRole('link', { name: /^Assistir no YouTube: / })).toBeVisible();
    await expect(recording.getByRole('button', { name: /^Assistir: / })).toBeHidden();
  });

  test('every day of the calendar is reached with Tab, as without a script', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await loseIslands(page);
    await page.goto('/agenda');
    const days = page.locator('.day');
    await expect(page.getByRole('grid')).toBeVisible();
    await days.first().focus();
    await expect(page.getByRole('grid')).toHaveCount(0);
    expect(await days.evaluateAll((all) => all.filter((day) => day.tabIndex < 0).length)).toBe(0);
  });

  test('the newsletter is sent as a form', async ({ page, complaints }) => {
    await loseIslands(page);
    await page.goto('/');
    const letter = page.locator('#newsletter');
    await letter.getByLabel('Seu e-mail').fill('sem-script');
    await letter.getByRole('button', { name: 'Inscrever' }).click();
    await expect(page).toHaveURL(/\/newsletter/);
    await expect(page.getByRole('alert')).toContainText('e-mail');
    await expect(page.getByRole('textbox', { name: 'Seu e-mail' })).toHaveValue('sem-script');
    expectStatusComplaint(complaints, 422);
  });
});
