import { expectNothingCut } from './support/overflow.ts';
import { share } from './support/share.ts';
import { expect, stubVideo, test } from './support/test.ts';
import { views } from './support/views.ts';

test.use({ bypassCSP: true });

/** What WCAG 1.4.12 lets a reader set. */
const spacing = `
  * {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  }
  p { margin-bottom: 2em !important; }
`;

/** Circles cut at their curve, not at the corners of their box. */
const wordsOutOfTheSun = () =>
  [...document.querySelectorAll('.sun-final')].flatMap((sun) => {
    const { left, top, width, height } = sun.getBoundingClientRect();
    const [middleX, middleY] = [left + width / 2, top + height / 2];
    const isInside = (x: number, y: number) =>
      ((x - middleX) / (width / 2)) ** 2 + ((y - middleY) / (height / 2)) ** 2 <= 1.02;
    return [...sun.querySelectorAll('span:not(.vh), b')].flatMap((words) => {
      const range = document.createRange();
      range.selectNodeContents(words);
      // Letters are about as high as seven tenths of the size; the rest of a line is air.
      const air = Number.parseFloat(getComputedStyle(words).fontSize) * 0.7;
      return [...range.getClientRects()].flatMap((line) => {
        const [over, under] = [
          line.top + (line.height - air) / 2,
          line.bottom - (line.height - air) / 2,
        ];
        const corners: [number, number][] = [
          [line.left, over],
          [line.right, over],
          [line.left, under],
          [line.right, under],
        ];
        return corners.every(([x, y]) => isInside(x, y)) ? [] : [words.textContent];
      });
    });
  });

/** A sheet is paper in its own size, to be printed; all that it says stands on the page that it is made from. */
const isSheet = (path: string) => path.includes('/cartaz');

const cases = [360, 1440].flatMap((width) =>
  views
    .filter(({ path, below = width + 1 }) => width < below && !isSheet(path))
    .map((view) => ({ width, ...view })),
);

for (const { width, name, path, prepare, status } of share('text spacing', cases, 16))
  test(`${name} at ${width} px: with the spacing of 1.4.12 nothing is cut or covered`, async ({
    page,
    complaints,
  }) => {
    await stubVideo(page);
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    await prepare?.(page);
    await page.addStyleTag({ content: spacing });
    await expectNothingCut(page);
    if (status) complaints.length = 0;
  });

for (const width of [360, 768, 1440])
  test(`the final stays in its sun at ${width} px, with and without that spacing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const slug of [
      'copa-das-arenas-2024-feminina',
      'copa-das-arenas-2023-masculina',
      'estadual-de-volei',
    ]) {
      await page.goto(`/competicoes/${slug}`);
      expect(await page.evaluate(wordsOutOfTheSun), slug).toEqual([]);
      await page.addStyleTag({ content: spacing });
      expect(await page.evaluate(wordsOutOfTheSun), slug).toEqual([]);
    }
  });
