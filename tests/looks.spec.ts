import { fetchedAhead } from './support/ahead.ts';
import { expect, expectAbortComplaints, stubVideo, test } from './support/test.ts';

const kilobyte = 1024;
const pages = ['/', '/agenda?data=todas', '/programas', '/transmissoes', '/atletas', '/sobre'];

test('the first view of the home page costs at most 120 KB, pictures and fonts included', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await fetchedAhead(page);
  await expect.poll(() => bytes).toBeGreaterThan(30 * kilobyte);
  expect(bytes).toBeLessThanOrEqual(120 * kilobyte);
});

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  for (const path of pages)
    test(`nothing moves on ${path}`, async ({ page }) => {
      await stubVideo(page);
      await page.goto(path);
      const running = () =>
        page.evaluate(() => document.getAnimations().map((animation) => animation.playState));
      expect(await running()).toEqual([]);
      await page.locator('main .btn, main a').first().hover();
      expect(await running()).toEqual([]);
    });
});

test('with motion, something does move: the test above can fail', async ({ page }) => {
  await page.goto('/');
  // Recorded at its start: it may be over when the test asks.
  await page.evaluate(() =>
    addEventListener('transitionrun', () => document.body.setAttribute('data-moved', '')),
  );
  await page.locator('.btn').first().hover();
  await expect(page.locator('body[data-moved]')).toHaveCount(1);
});

test('the arrow of a link stays at its last word where the link wraps', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/estilo');
  const [arrow, word] = await page
    .locator('.go--on')
    .first()
    .evaluate((link) => {
      link.parentElement?.style.setProperty('width', '7rem');
      const end = link.querySelector('.go__end');
      const text = document.createRange();
      if (end?.firstChild) text.selectNodeContents(end.firstChild);
      const sign = end?.querySelector('.icon')?.getBoundingClientRect();
      return [sign?.left ?? 0, text.getBoundingClientRect().right];
    });
  expect(arrow - word).toBeGreaterThan(0);
  expect(arrow - word).toBeLessThan(24);
});

test.describe('B16: in high contrast', () => {
  test.use({ contrast: 'more' });

  for (const path of [
    '/',
    '/alternative',
    '/agenda?data=todas',
    '/atletas',
    '/noticias',
    '/programas',
    '/esporte-e-lazer?municipio=macapa',
  ])
    test(`cards have edges on ${path}`, async ({ page }) => {
      await page.goto(path);
      const cards = page.locator(
        '.event-card, .news-card, .line-card, .place, .near, .day-card, .alt-events > li, .frame',
      );
      const colours = await cards.evaluateAll((all) =>
        all.map((card) => {
          const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(card);
          return `${outlineStyle} ${outlineWidth} ${outlineColor}`;
        }),
      );
      expect([...new Set(colours)]).toEqual(['solid 1px rgb(255, 255, 255)']);
    });

  test("nothing on the home page's small scenes has the colour of its ground", async ({ page }) => {
    await page.goto('/');
    const lost = await page.locator('.tile').evaluateAll((tiles) =>
      tiles.flatMap((tile) => {
        const fillOf = (name: string) => {
          const ground = tile.querySelector(name);
          return ground ? getComputedStyle(ground).fill : '';
        };
        const grounds = [fillOf('.t-north'), fillOf('.t-south')];
        const all = [...tile.querySelectorAll(':scope > :not(.t-north, .t-south)')];
        // What is dark lies on the sun or on a figure, with each corner.
        const liesOn = (lower: Element[], upper: Element) => {
          const { left, right, top, bottom } = upper.getBoundingClientRect();
          const boxes = lower.map((one) => one.getBoundingClientRect());
          return [left, right].every((x) =>
            [top, bottom].every((y) =>
              boxes.some((b) => b.left <= x && x <= b.right && b.top <= y && y <= b.bottom),
            ),
          );
        };
        return all
          .filter((drawn, place) => {
            const { fill, stroke } = getComputedStyle(drawn);
            if (!grounds.includes(stroke === 'none' ? fill : stroke)) return false;
            return !liesOn(all.slice(0, place), drawn);
          })
          .map((drawn) => drawn.outerHTML);
      }),
    );
    expect(lost).toEqual([]);
  });
});

test('with every other host blocked, no page breaks', async ({ page, complaints }) => {
  const outside: string[] = [];
  await page.route(
    (url) => url.origin !== process.env.PORTAL_SITE,
    (route) => {
      outside.push(route.request().url());
      return route.abort();
    },
  );
  for (const path of [...pages, '/libras?pagina=/agenda', '/noticias', '/esporte-e-lazer']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The live player alone asks for another host, and its absence leaves a poster.
    if ((await page.locator('.live-player').count()) > 0)
      await expect(page.getByText('O vídeo não foi carregado aqui.')).toBeVisible();
  }
  expect(new Set(outside.map((address) => new URL(address).host))).toEqual(
    new Set(['www.youtube-nocookie.com']),
  );
  expectAbortComplaints(complaints);
});
