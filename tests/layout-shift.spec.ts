import { share } from './support/share.ts';
import { expect, stubVideo, test } from './support/test.ts';
import { newSubjectPaths } from './support/views.ts';

const paths = [
  '/',
  '/alternative',
  '/noticias',
  '/noticias/corrida-na-orla-abre-inscricoes',
  '/agenda?data=todas',
  '/agenda/quinta-feliz',
  '/programas',
  '/programas/quinta-feliz',
  '/transmissoes',
  '/atletas',
  '/atletas/benedito-sarraf',
  '/atletas/memorial',
  '/sobre',
  '/transparencia/orcamento',
  '/esporte-e-lazer',
  '/busca?q=natacao',
  '/fale-conosco',
  ...newSubjectPaths,
];

/** Layout shifts reported by the browser, with what moved. */
const watchShifts = () => {
  const moved: string[] = [];
  Object.assign(window, { moved });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { sources: { node?: Node }[] })[])
      moved.push(entry.sources.map(({ node }) => node?.nodeName).join(' '));
  }).observe({ type: 'layout-shift', buffered: true });
};

const cases = [360, 1280].flatMap((width) => paths.map((path) => ({ width, path })));

for (const { width, path } of share('layout shift', cases, 12))
  test(`nothing moves at ${width} px while ${path} loads, from the first frame on`, async ({
    page,
  }) => {
    await stubVideo(page);
    await page.setViewportSize({ width, height: 760 });
    await page.addInitScript(watchShifts);
    await page.goto(path, { waitUntil: 'commit' });
    const paint = () =>
      page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await paint();
    await page.waitForLoadState('load');
    for (const depth of [0.25, 0.5, 0.75, 1]) {
      await page.evaluate((part) => scrollTo(0, part * document.body.scrollHeight), depth);
      await paint();
    }
    expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toEqual([]);
  });
