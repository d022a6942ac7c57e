// Long because all tests share one portal, which takes seconds to start.
import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../support/admin-page.ts';
import { account, openEditorsPortal } from '../support/editors-portal.ts';
import { expect, expectStatusComplaint, test } from '../support/test.ts';

const portal = openEditorsPortal({ withAccount: true });
const api = (path: string) => `${portal.admin}/api/${path}`;
const rui = { email: 'rui@exemplo.ap.gov.br', password: 'outra-senha-de-teste', name: 'Rui Sá' };

interface Kind {
  name: string;
  /** In the API, and in the admin. */
  path: string;
  /** Two fields that are typed in. */
  one: string;
  other: string;
  /** Where there are no drafts, a form saves when it is told to. */
  hasDrafts: boolean;
}

const kinds: Kind[] = [
  { name: 'news', path: 'news', one: 'title', other: 'excerpt', hasDrafts: true },
  { name: 'events', path: 'events', one: 'title', other: 'description', hasDrafts: true },
  { name: 'services', path: 'services', one: 'title', other: 'summary', hasDrafts: true },
  ...[{ name: 'globals', path: 'globals/institution', one: 'about', other: 'mission' }].map(
    (kind) => ({ ...kind, hasDrafts: false }),
  ),
];

/** The sample's first document of a kind, as the API and the admin call it. */
async function pathOf(page: Page, { path, hasDrafts }: Kind): Promise<string> {
  if (!hasDrafts) return path;
  const found = await page.request.get(api(`${path}?limit=1&depth=0&sort=id`));
  return `${path}/${(await found.json()).docs[0].id}`;
}

const storedIn = async (page: Page, path: string): Promise<Record<string, unknown>> =>
  (await page.request.get(api(`${path}?draft=true&depth=0`))).json();

async function openForm(page: Page, path: string): Promise<void> {
  await page.goto(
    `${portal.admin}/admin/${path.startsWith('globals') ? '' : 'collections/'}${path}`,
  );
  await expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible();
}

const field = (page: Page, name: string) => page.locator(`#field-${name}`);

/** Types as a person does, and lets the form save itself, or saves it. */
async function write(page: Page, kind: Kind, name: string, text: string): Promise<void> {
  // Payload asks for permissions below the same address after a save.
  const address = new RegExp(`^/api/${kind.path}(/\\d+)?$`);
  const sent = page.waitForResponse(
    (answer) =>
      ['PATCH', 'POST'].includes(answer.request().method()) &&
      address.test(new URL(answer.url()).pathname),
  );
  await field(page, name).fill(text);
  if (!kind.hasDrafts) await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  expect((await sent).request().postData(), 'what the save is based on').toContain('"_base":{');
}

/** A second browser, signed in as another person; its complaints count too. */
async function asRui(browser: Browser, complaints: string[]): Promise<Page> {
  const context = await browser.newContext({ locale: 'pt-BR', timezoneId: 'America/Belem' });
  const page = await context.newPage();
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.request.post(api('users/login'), { data: rui });
  return page;
}

test.beforeEach(async ({ page }) => {
  await page.request.post(api('users/login'), { data: account });
});

test('there are two people', async ({ page }) => {
  const made = await page.request.post(api('users'), { data: { ...rui, role: 'admin' } });
  expect(made.status(), await made.text()).toBe(201);
});

for (const kind of kinds) {
  const { name, one, other } = kind;

  test(`${name}: two people in two fields both keep their text, and see the other’s`, async ({
    page,
    browser,
    complaints,
  }) => {
    const path = await pathOf(page, kind);
    const second = await asRui(browser, complaints);
    await openForm(page, path);
    await openForm(second, path);
    await write(second, kind, other, 'Escrito por Rui.');
    await write(page, kind, one, 'Escrito por Ana');
    await expect(field(page, other)).toHaveValue('Escrito por Rui.');
    await expect(field(page, one)).toHaveValue('Escrito por Ana');
    await write(page, kind, one, 'Escrito por Ana, e mais');
    await write(second, kind, other, 'Escrito por Rui, e mais.');
    await expect(field(second, one)).toHaveValue('Escrito por Ana, e mais');
    await expect
      .poll(() => storedIn(page, path))
      .toMatchObject({ [one]: 'Escrito por Ana, e mais', [other]: 'Escrito por Rui, e mais.' });
    await expect(page.getByRole('dialog')).toBeHidden();
    await second.context().close();
  });

  test(`${name}: two people in one field are shown both texts, and one chooses`, async ({
    page,
    browser,
    complaints,
  }) => {
    const path = await pathOf(page, kind);
    const second = await asRui(browser, complaints);
    await openForm(page, path);
    await openForm(second, path);
    await write(second, kind, one, 'O de Rui');
    await write(second, kind, other, 'Também de Rui.');
    await write(page, kind, one, 'O de Ana');
    const dialog = page.getByRole('dialog', { name: 'Este texto foi mudado em dois lugares' });
    await expect(dialog).toContainText(
      /Rui Sá mudou o mesmo campo em \d\d\/\d\d\/\d{4}, às \d\d:\d\d/,
    );
    expectStatusComplaint(complaints, 409);
    const mine = dialog.getByRole('radio', { name: /Ficar com o meu/ });
    const theirs = dialog.getByRole('radio', { name: /Ficar com o de Rui Sá/ });
    await expect(mine).toHaveAccessibleName(/O de Ana/);
    await expect(theirs).toHaveAccessibleName(/O de Rui/);
    expect(await storedIn(page, path)).toMatchObject({ [one]: 'O de Rui' });
    // By keyboard alone: the first answer has the focus.
    await expect(mine).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect
      .poll(() => storedIn(page, path))
      .toMatchObject({ [one]: 'O de Ana', [other]: 'Também de Rui.' });
    await expect(field(page, other)).toHaveValue('Também de Rui.');

    // Rui has the older copy now, goes back to the form first, and takes Ana's.
    await write(second, kind, one, 'O de Rui, de novo');
    const asked = second.getByRole('dialog', { name: 'Este texto foi mudado em dois lugares' });
    await expect(asked).toContainText('Ana Editora mudou o mesmo campo');
    await second.keyboard.press('Escape');
    await expect(field(second, one)).toHaveValue('O de Rui, de novo');
    await second.getByRole('button', { name: 'Comparar os textos' }).click();
    await asked.getByRole('radio', { name: /Ficar com o de Ana Editora/ }).check();
    await asked.getByRole('button', { name: 'Salvar com as escolhas' }).click();
    await expect(field(second, one)).toHaveValue('O de Ana');
    await expect(second.getByRole('button', { name: 'Comparar os textos' })).toBeHidden();
    expect(await storedIn(page, path)).toMatchObject({ [one]: 'O de Ana' });
    await second.context().close();
  });
}

test('the versions of a text keep what each person wrote', async ({ page }) => {
  const path = await pathOf(page, kinds[0] as Kind);
  const id = path.split('/')[1];
  const found = await page.request.get(api(`news/versions?where[parent][equals]=${id}&depth=0`));
  const versions = (await found.json()).docs as { version: Record<string, string> }[];
  const kept = versions.map(({ version }) => `${version.lastEditor}: ${version.title}`);
  expect(kept).toContain('Rui Sá: O de Rui');
  expect(kept).toContain('Ana Editora: O de Ana');
});

test('rows that a colleague adds arrive in the form, and are kept by its next save', async ({
  page,
  browser,
  complaints,
}) => {
  const kind = kinds[2] as Kind;
  const path = await pathOf(page, kind);
  const { needs } = (await storedIn(page, path)) as { needs: object[] };
  const second = await asRui(browser, complaints);
  await openForm(page, path);
  const added = await second.request.patch(api(`${path}?draft=true`), {
    data: { needs: [...needs, { item: 'Um atestado' }] },
  });
  expect(added.status()).toBe(200);
  await write(page, kind, 'summary', 'Um resumo de Ana.');
  await expect(field(page, `needs__${needs.length}__item`)).toHaveValue('Um atestado');
  await write(page, kind, 'summary', 'Um resumo de Ana, e mais.');
  const stored = (await storedIn(page, path)) as { needs: { item: string }[] };
  expect(stored.needs.at(-1)?.item).toBe('Um atestado');
  await second.context().close();
});

test('one’s own second window is asked like a colleague', async ({ page, context, complaints }) => {
  const kind = kinds[0] as Kind;
  const path = await pathOf(page, kind);
  const second = await context.newPage();
  await openForm(page, path);
  await openForm(second, path);
  await write(second, kind, 'title', 'Da outra janela');
  await write(page, kind, 'title', 'Desta janela');
  const dialog = page.getByRole('dialog', { name: 'Este texto foi mudado em dois lugares' });
  await expect(dialog).toContainText('Você, em outra janela, mudou o mesmo campo');
  expectStatusComplaint(complaints, 409);
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
    expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  }
  await dialog.getByRole('radio', { name: /Ficar com o da outra janela/ }).check();
  await dialog.getByRole('button', { name: 'Salvar com as escolhas' }).click();
  await expect(field(page, 'title')).toHaveValue('Da outra janela');
});
