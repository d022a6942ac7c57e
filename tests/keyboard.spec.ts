import type { Page } from '@playwright/test';
import { share } from './support/share.ts';
import { expect, stubVideo, test } from './support/test.ts';
import { newSubjectPaths } from './support/views.ts';

const paths = [
  '/',
  '/noticias',
  '/noticias/corrida-na-orla-abre-inscricoes',
  '/agenda?data=todas',
  '/agenda/quinta-feliz',
  '/programas',
  '/programas/quinta-feliz',
  '/transmissoes?aba=anteriores',
  '/atletas',
  '/atletas/benedito-sarraf',
  '/sobre',
  '/transparencia/orcamento',
  '/dados',
  '/esporte-e-lazer',
  '/busca?q=natacao',
  '/fale-conosco',
  '/privacidade/excluir',
  '/acessibilidade',
  ...newSubjectPaths,
];

/** Gives every visible control a name, so that a failure can list those that were missed. */
const markControls = () => {
  const wanted = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
  const seen = [...document.querySelectorAll<HTMLElement>(wanted)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.closest('[inert], [popover]:not(:popover-open)') &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  );
  for (const [index, element] of seen.entries())
    element.dataset.control = `${index} ${element.outerHTML.slice(0, 90)}`;
  return seen.map((element) => element.dataset.control);
};

/** The focused element, whether its focus is visible, and whether it is in view. */
const look = () => {
  const element = document.activeElement as HTMLElement;
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
  const { top, bottom, left, right, width } = element.getBoundingClientRect();
  // Sideways all of it: in a row that scrolls, a sliver at the edge tells nothing.
  const isWithin = (edge: { left: number; right: number }) =>
    width > edge.right - edge.left || (left >= edge.left - 1 && right <= edge.right + 1);
  const rows: { left: number; right: number }[] = [{ left: 0, right: innerWidth }];
  for (let at = element.parentElement; at; at = at.parentElement)
    if (/auto|scroll/.test(getComputedStyle(at).overflowX)) rows.push(at.getBoundingClientRect());
  // In a drawing the focus is shown by other strokes.
  const strokes = (drawing: Element | undefined) =>
    [...(drawing?.children ?? [])].map((part) => getComputedStyle(part).strokeWidth).join();
  const like = [...document.querySelectorAll('svg a')].find((other) => other !== element);
  const isDrawn = element instanceof SVGElement && strokes(element) !== strokes(like);
  return {
    control: element.dataset.control,
    isBody: element === document.body,
    isShown:
      isDrawn ||
      (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) ||
      boxShadow !== 'none',
    isInSight: bottom > 0 && top < innerHeight && rows.every(isWithin),
  };
};

async function walk(page: Page, limit: number, key = 'Tab') {
  const reached: string[] = [];
  const unseen: string[] = [];
  for (let step = 0; step < limit; step += 1) {
    await page.keyboard.press(key);
    const { control, isBody, isShown, isInSight } = await page.evaluate(look);
    if (isBody) break;
    if (control === undefined) continue;
    if (control === reached[0]) break;
    reached.push(control);
    if (!isShown || !isInSight) unseen.push(control);
  }
  return { reached, unseen };
}

const cases = [360, 1280].flatMap((width) => paths.map((path) => ({ width, path })));

for (const { width, path } of share('keyboard', cases, 12))
  test(`${path} at ${width} px: the Tab key reaches every control, shows where it is, and gets out`, async ({
    page,
  }) => {
    await stubVideo(page);
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    const controls = await page.evaluate(markControls);
    const { reached, unseen } = await walk(page, controls.length * 2 + 20);
    expect(controls.filter((control) => control && !reached.includes(control))).toEqual([]);
    expect(new Set(reached).size, 'no control came twice before the end').toBe(reached.length);
    expect(unseen).toEqual([]);
  });

for (const path of ['/', '/atletas', '/transmissoes?aba=anteriores', '/programas', '/busca?q=a'])
  test(`${path} at 360 px: what scrolls sideways shows the whole of what has the focus, backwards too`, async ({
    page,
  }) => {
    await stubVideo(page);
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(path);
    const { length } = await page.evaluate(markControls);
    for (const key of ['Tab', 'Shift+Tab']) {
      const { reached, unseen } = await walk(page, length * 2 + 20, key);
      expect(reached.length, key).toBeGreaterThan(length / 2);
      expect(unseen, key).toEqual([]);
    }
  });
