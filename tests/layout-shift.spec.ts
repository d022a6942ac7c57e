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
  test(`nothing moves at ${width} px while ${path} loads, not even when the font comes late`, async ({
    page,
    request,
  }) => {
    await stubVideo(page);
    // As on a second page: the face was fetched, and is no longer in the cache.
    const [, font = ''] = /data-font="([^"]+)"/.exec(await (await request.get(path)).text()) ?? [];
    await page.addInitScript((address) => localStorage.setItem('font', address), font);
    await page.setViewportSize({ width, height: 760 });
    let sendFont = () => {};
    const fontMayCome = new Promise<void>((resolve) => {
      sendFont = resolve;
    });
    await page.route('**/*.woff2', async (route) => {
      await fontMayCome;
      await route.continue();
    });
    await page.addInitScript(watchShifts);
    await page.goto(path, { waitUntil: 'commit' });
    // Two frames, so that the page is painted without the font.
    const paint = () =>
      page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await paint();
    sendFont();
    await page.waitForLoadState('load');
    for (const depth of [0.25, 0.5, 0.75, 1]) {
      await page.evaluate((part) => scrollTo(0, part * document.body.scrollHeight), depth);
      await paint();
    }
    expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toEqual([]);
  });
