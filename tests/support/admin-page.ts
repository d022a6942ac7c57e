import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** A phone at the edge of a field, and the secretariat's computers. */
export const adminWidths = [390, 1366];

/** Signs in at the admin's own page and waits for the desk. */
export async function signIn(
  page: Page,
  admin: string,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await page.goto(`${admin}/admin/login`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha').fill(password);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    /^(Bom dia|Boa tarde|Boa noite)/,
  );
}

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The whole page, Payload's own parts too. */
export async function expectAccessible(page: Page): Promise<void> {
  // Parts come and fade in one after the other; what counts is the page once it stands still.
  await expect(async () => {
    const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
    expect(
      violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
      ),
    ).toEqual([]);
  }).toPass();
}

/** Words that English has and Portuguese has not; names of things that are called so here too are allowed. */
const english =
  /(?<!\p{L})(the|and|or|of|with|without|from|your|you|are|is|to|new|add|edit|delete|save|saving|search|select|selected|create|created|update|updated|upload|file|files|field|fields|row|rows|column|columns|filter|sort|page|pages|per|draft|publish|published|unpublish|schedule|version|versions|locale|login|logout|log out|settings|dashboard|close|open|cancel|confirm|loading|collapse|expand|toggle|menu open|required|invalid|password|preview|view|views|back|next|previous|today|clear|remove|drag|drop|image|images|browse|bulk|all|none|yes|no results|showing|by|at|on|am|pm)(?!\p{L})/giu;

/** Everything that one reads or hears on a page of the admin. */
export async function wordsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const heard = [...document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')];
    const named = heard.flatMap((element) =>
      ['aria-label', 'title', 'placeholder', 'alt'].map((name) => element.getAttribute(name) ?? ''),
    );
    return [document.body.innerText, ...named];
  });
}

/** `own` are words of content on the page, which nobody of us wrote. */
export async function expectPortuguese(page: Page, own: RegExp = /$^/): Promise<void> {
  const found = (await wordsOn(page)).flatMap((words) => words.match(english) ?? []);
  const wrong = found.map((word) => word.toLowerCase()).filter((word) => !own.test(word));
  expect([...new Set(wrong)]).toEqual([]);
}
