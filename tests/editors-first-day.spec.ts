import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { dayOf, shortDate } from '../lib/dates.ts';
import { shiftDay } from '../lib/month.ts';
import { press, waitForReact } from './support/admin-form.ts';
import { account, openEditorsPortal } from './support/editors-portal.ts';
import { expect, test } from './support/test.ts';

/**
 * What the editor's guide promises for the first day, with the clicks counted. From field to field goes the Tab
 * key, as in the guide; choosing a file is two clicks: the button, and the file in the system's own window.
 */
const portal = openEditorsPortal();

function countClicks(page: Page) {
  const made: string[] = [];
  return {
    made,
    click: async (target: Locator, words: string) => {
      made.push(words);
      await target.click();
    },
    /** A button that autosave may disable at this moment. */
    press: async (target: Locator, words: string) => {
      made.push(words);
      await press(target);
    },
    choose: async (button: Locator, file: { name: string; mimeType: string; buffer: Buffer }) => {
      made.push('o botão do arquivo', 'o arquivo');
      const chooser = page.waitForEvent('filechooser');
      await button.click();
      await (await chooser).setFiles(file);
    },
  };
}

/** Fields that a form may have between two that one fills in. */
const farthest = 40;

async function tabTo(page: Page, field: Locator): Promise<void> {
  await expect(field).toBeVisible();
  for (let step = 0; step < farthest; step++) {
    if (await field.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not reach ${field}.`);
}

async function write(page: Page, field: Locator, words: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.insertText(words);
}

/** A box with a list: what is typed narrows it, Enter takes the first. */
async function pick(page: Page, label: string, words: string): Promise<void> {
  await write(page, page.getByRole('combobox', { name: label, exact: true }), words);
  await expect(page.getByRole('option', { name: words, exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
}

async function photograph() {
  const create = { width: 1200, height: 800, channels: 3, background: '#0a4a94' } as const;
  const buffer = await sharp({ create }).jpeg().toBuffer();
  return { name: 'rio.jpg', mimeType: 'image/jpeg', buffer };
}

const title = 'Remada da Lua Cheia';
const day = shiftDay(dayOf(new Date()), 2);

async function fillIn(page: Page): Promise<void> {
  // An asterisk follows where a field must be filled in.
  const box = (name: string) =>
    page.getByRole('textbox', { name: new RegExp(`^${name}\\s*\\*?$`) });
  await write(page, box('Título'), title);
  await write(page, box('Começa'), `${shortDate(day)} 19:30`);
  await page.keyboard.press('Escape');
  await write(page, box('Local'), 'Trapiche do Santa Inês');
  await pick(page, 'Município', 'Macapá');
  await pick(page, 'Categoria', 'Lazer');
  await write(page, box('Descrição'), 'Caiaques e canoas, com coletes para todos.');
}

test('from the first account to an event with a photograph, in at most 12 clicks', async ({
  page,
}) => {
  const { click, press, choose, made } = countClicks(page);
  await page.goto(`${portal.admin}/admin`);
  const name = page.getByLabel('Nome');
  await write(page, page.getByLabel('E-mail'), account.email);
  await write(page, page.locator('#field-password'), account.password);
  await write(page, page.locator('#field-confirm-password'), account.password);
  await write(page, name, 'Ana Editora');
  await click(page.getByRole('button', { name: 'Criar' }), 'Criar');
  await click(page.getByRole('link', { name: 'Novo evento' }), 'Novo evento');

  // A new form gets its number as soon as the browser has taken it over.
  await expect(page).toHaveURL(/collections\/events\/\d+/);
  await waitForReact(page);
  await fillIn(page);

  await click(page.locator('#field-photo .upload__createNewToggler'), 'Criar nova');
  const drawer = page.getByRole('dialog');
  await choose(drawer.getByRole('button', { name: 'Escolher um arquivo' }), await photograph());
  const alt = drawer.locator('.field-type', { hasText: 'Descrição da imagem' });
  await write(page, alt.getByRole('textbox'), 'Canoas no rio, à noite.');
  await click(drawer.getByRole('button', { name: 'Salvar' }), 'Salvar');
  await expect(page.locator('#field-photo')).toContainText('rio');

  await press(page.getByRole('button', { name: 'Publicar alterações' }), 'Publicar alterações');
  await expect(page.getByText('Publicado.').first()).toBeVisible();
  expect(made.length, made.join(', ')).toBeLessThanOrEqual(12);

  const read = (path: string) => portal.read(page.request, path);
  for (const path of [`/agenda?data=${day}`, '/dados/agenda.ics', '/'])
    await expect.poll(() => read(path), path).toContain(title);
  for (const path of [`/agenda?data=${day}`, '/'])
    await expect.poll(() => read(path), path).toContain('Canoas no rio, à noite.');
});
