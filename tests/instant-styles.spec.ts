import type { Page } from '@playwright/test';
import { paths } from '../lib/paths.ts';
import { expect, test } from './support/test.ts';
import { views } from './support/views.ts';

// With the data saver, so that nothing is fetched from elsewhere between two looks at the same page, and at rest.
test.use({
  extraHTTPHeaders: { 'save-data': 'on' },
  contextOptions: { reducedMotion: 'reduce' },
});

const pathOf = (path: string) => path.split('?')[0] ?? path;

/** Every link of theirs loads a page. */
const reloading: string[] = [paths.contact, paths.results];

/** The states of each page that has several, each after the one before it and the first after the last. */
const steps = Object.values(
  Object.groupBy(
    [...new Set(views.filter(({ status }) => !status).map(({ path }) => path))].filter(
      (path) => !reloading.includes(pathOf(path)),
    ),
    pathOf,
  ),
).flatMap((states = []) =>
  states.length > 1 ? states.map((to, index) => [states.at(index - 1) ?? to, to] as const) : [],
);

/** How each element of the page looks and where it stands. */
const look = (page: Page) =>
  page.evaluate(() => {
    const seen = [...document.querySelectorAll('main, main *')].map((element) => {
      const style = getComputedStyle(element);
      const { x, width, height } = element.getBoundingClientRect();
      const box = [x, width, height].map((length) => length.toFixed(1)).join(' ');
      const ink = `${style.color} ${style.backgroundColor} ${style.fontSize} ${style.fontWeight}`;
      return `${element.tagName}.${element.getAttribute('class')} ${style.display} ${box} ${ink}`;
    });
    return seen.join('\n');
  });

/** As a link of the page would, marked to answer without a reload. */
async function answerWith(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    const link = document.createElement('a');
    link.href = address;
    link.dataset.instant = '';
    document.body.append(link);
    const answered = new Promise((resolve) =>
      document.addEventListener('instant', resolve, { once: true }),
    );
    link.click();
    link.remove();
    return answered;
  }, path);
}

test('a page has rules for what is on it, and for no class besides', async ({ request }) => {
  const [empty, full] = await Promise.all(
    ['/atletas?busca=zzz', '/atletas'].map(async (path) => (await request.get(path)).text()),
  );
  expect(full).toContain('.athlete-facts');
  expect(empty).not.toContain('.athlete-facts');
});

for (const [from, to] of steps)
  test(`${to} looks the same without a reload, coming from ${from}`, async ({ page }) => {
    await page.goto(from);
    await answerWith(page, to);
    expect(new URL(page.url()).search).toBe(new URL(to, page.url()).search);
    const answered = await look(page);
    await page.goto(to);
    expect(answered).toBe(await look(page));
  });
