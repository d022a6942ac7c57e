import { expect, test } from './support/test.ts';

test("the first account's form is the main part of its page, and says what its fields are for", async ({
  page,
}) => {
  await page.goto(`${process.env.PORTAL_ADMIN}/admin/create-first-user`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  for (const [id, purpose] of [
    ['field-name', 'name'],
    ['field-email', 'username'],
    ['field-password', 'new-password'],
    ['field-confirm-password', 'new-password'],
  ])
    await expect(main.locator(`#${id}`)).toHaveAttribute('autocomplete', purpose ?? '');
});
