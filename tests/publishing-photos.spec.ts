import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { account, openEditorsPortal } from './support/editors-portal.ts';
import { expect, test } from './support/test.ts';

const portal = openEditorsPortal({ withAccount: true });
const { read, send } = portal;

const uploadPhoto = async (request: APIRequestContext, words: object): Promise<number> => {
  await request.post(`${portal.admin}/api/users/login`, { data: account });
  const buffer = await sharp({
    create: { width: 2400, height: 1600, channels: 3, background: '#148a50' },
  })
    .jpeg()
    .toBuffer();
  const upload = await request.post(`${portal.admin}/api/media`, {
    multipart: {
      file: { name: 'campo.jpg', mimeType: 'image/jpeg', buffer },
      _payload: JSON.stringify(words),
    },
  });
  expect(upload.status(), await upload.text()).toBe(201);
  const { id } = (await upload.json()).doc;
  const stateOf = async () => {
    const { preparation } = await (await request.get(`${portal.admin}/api/media/${id}`)).json();
    return preparation.state;
  };
  await expect.poll(stateOf).toBe('pronta');
  return id;
};

test('B15: the pages of an article, an event, a program and an athlete say who took the photograph', async ({
  page,
}) => {
  const { request } = page;
  const photo = await uploadPhoto(request, { alt: 'Uma quadra.', credit: 'Ana Lima' });
  for (const [collection, path] of [
    ['news', '/noticias/corrida-na-orla-abre-inscricoes'],
    ['events', '/agenda/festival-de-natacao'],
    ['programs', '/programas/quinta-feliz'],
    ['athletes', '/atletas/benedito-sarraf'],
  ] as const) {
    const where = `/${collection}?where[slug][equals]=${path.split('/').at(-1)}`;
    await send(request, where, { photo, _status: 'published' });
    await expect.poll(() => read(request, path)).toContain('Uma quadra.');
    await page.goto(portal.site + path);
    await expect(page.getByText('Foto: Ana Lima'), path).toBeVisible();
    await send(request, where, { photo: null, _status: 'published' });
  }
});

test('a photograph is served no larger than it is shown, nor smaller', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
  });
  const page = await context.newPage();
  const { request } = page;
  const photo = await uploadPhoto(request, { alt: 'Um campo verde.' });
  const slug = 'corrida-na-orla-abre-inscricoes';
  await send(request, `/news?where[slug][equals]=${slug}`, { photo, _status: 'published' });
  const path = `/noticias/${slug}`;
  await expect.poll(() => read(request, path)).toContain('Um campo verde.');
  for (const [width, address] of [
    [360, path],
    [360, '/noticias'],
    [1440, '/noticias'],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(portal.site + address);
    const image = page.getByAltText('Um campo verde.').first();
    await image.scrollIntoViewIfNeeded();
    await expect(image).toHaveJSProperty('complete', true);
    const { wanted, served, offered } = await image.evaluate((element) => {
      const picture = element as HTMLImageElement;
      const sets = [...(picture.closest('picture')?.querySelectorAll('source') ?? [])];
      const widths = sets.flatMap(({ srcset }) =>
        [...srcset.matchAll(/(\S+) (\d+)w/g)].map(([, file = '', size = '']) => ({
          file: new URL(file, location.href).href,
          size: Number(size),
        })),
      );
      return {
        wanted: picture.clientWidth * devicePixelRatio,
        served: widths.find(({ file }) => file === picture.currentSrc)?.size ?? 0,
        offered: [...new Set(widths.map(({ size }) => size))].sort((a, b) => a - b),
      };
    });
    const right = offered.find((size) => size >= wanted) ?? offered.at(-1);
    expect({ address, width, served }).toEqual({ address, width, served: right });
  }
  await context.close();
});
