import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { isHeadlessShell } from './support/browser-path.ts';
import { islandStates } from './support/island-states.ts';
import { expect, stubVideo, test } from './support/test.ts';

/**
 * The style page, compared part by part with the pictures that `npm run pictures` took. All words are set
 * in the face that we bring, because the machine's own differs from one to the next; half the size is
 * enough to see what changed and light to keep.
 */
test.use({ bypassCSP: true, deviceScaleFactor: 0.5 });
test.skip(!isHeadlessShell, 'the pictures are of a browser without windows');

/**
 * Machines draw the edges of letters slightly differently: so pixels may differ a little in shade, and hardly
 * any by more. The smallest pictogram has more pixels than that.
 */
const limits = { threshold: 0.2, maxDiffPixels: 12 };

interface Part {
  name: string;
  box: { left: number; top: number; width: number; height: number };
}

/** The chapters of the page, its head and its foot, and where they lie on a picture of half the size. */
const findParts = (): Part[] =>
  [...document.querySelectorAll('body > header, .mast, .chapter, body > footer')].map((element) => {
    const edges = element.getBoundingClientRect();
    const half = (length: number) => Math.floor(length / 2);
    const [left, top] = [half(edges.left + scrollX), half(edges.top + scrollY)];
    return {
      name: element.getAttribute('aria-labelledby') ?? element.classList[0] ?? 'header',
      box: {
        left,
        top,
        width: half(edges.right + scrollX) - left,
        height: half(edges.bottom + scrollY) - top,
      },
    };
  });

/** Nothing on the page may load later. */
async function open(page: Page, width: number, theme: string, path = '/estilo'): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
  await page.goto(path);
  await page.addStyleTag({ content: ':root { --body: "Archivo Portuguese", sans-serif; }' });
  await page.evaluate(async () => {
    // Signs that our face lacks, since headings don't have them, would be drawn in the machine's own.
    const drawable = (text: string) => text.replace(/[@[\]#*=_|«»€]/g, '+');
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      text.textContent = drawable(text.textContent ?? '');
    for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea')) {
      field.placeholder = drawable(field.placeholder);
      field.value = drawable(field.value);
    }
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode()));
  });
}

/** One picture of the page, cut into its parts. */
async function takeParts(page: Page): Promise<Map<string, Buffer>> {
  const parts = await page.evaluate(findParts);
  const whole = await page.screenshot({ fullPage: true, animations: 'disabled', scale: 'device' });
  const cut = async ({ name, box }: Part) =>
    [name, await sharp(whole).extract(box).png().toBuffer()] as const;
  return new Map(await Promise.all(parts.map(cut)));
}

for (const width of [360, 768, 1440])
  for (const theme of ['light', 'dark', 'contrast'])
    test(`the style page looks as it did at ${width} px, ${theme}`, async ({ page }) => {
      await open(page, width, theme);
      const parts = await takeParts(page);
      expect(parts.size).toBeGreaterThan(9);
      for (const [name, picture] of parts)
        expect.soft(picture).toMatchSnapshot(`estilo-${width}-${theme}-${name}.png`, limits);
    });

test('every state of every island looks as it did at 360 px', async ({ page, request }) => {
  await stubVideo(page);
  // As the server draws it: a field with the focus would be taken over while the picture is taken.
  await page.route('**/*.island.*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'export {};' }),
  );
  for (const path of await islandStates(request)) {
    await open(page, 360, 'light', path);
    const picture = (await takeParts(page)).get('ilha');
    const name = path.slice('/estilo/'.length).replaceAll('/', '-');
    expect.soft(picture).toMatchSnapshot(`ilha-${name}.png`, limits);
  }
});

test('one button less, one sign less, one word less: each is seen', async ({ page }) => {
  await open(page, 1440, 'light');
  for (const [chapter, lost] of [
    ['controles', '.btn--ghost'],
    ['sinais', '.picto'],
    ['campos', 'label'],
  ]) {
    const element = page.locator(`[aria-labelledby=${chapter}] ${lost}`).first();
    await element.evaluate((node) => node.setAttribute('style', 'visibility: hidden'));
  }
  const parts = await takeParts(page);
  for (const name of ['controles', 'sinais', 'campos'])
    expect(parts.get(name)).not.toMatchSnapshot(`estilo-1440-light-${name}.png`, limits);
  expect(parts.get('cores')).toMatchSnapshot('estilo-1440-light-cores.png', limits);
});
