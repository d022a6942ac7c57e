import sharp from 'sharp';
import { ownAddress, pathOf } from './support/own-address.ts';
import { expect, test } from './support/test.ts';

test('the picture beside a link is one that messengers show', async ({ request }) => {
  const pictures = new Set<string>();
  for (const path of new Set(kinds.map(([each]) => each))) {
    const html = await (await request.get(path)).text();
    const meta = (name: string) =>
      new RegExp(`<meta property="og:${name}" content="([^"]+)"`).exec(html)?.[1];
    for (const name of ['title', 'description', 'type', 'url', 'locale', 'site_name', 'image:alt'])
      expect(meta(name), `${path} ${name}`).toBeTruthy();
    expect(meta('url')).toBe(ownAddress(path));
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
    expect(meta('image')).toBe(ownAddress(pathOf(meta('image'))));
    pictures.add(pathOf(meta('image')));
  }
  expect(pictures.size).toBeGreaterThan(5);
  for (const picture of pictures) {
    const response = await request.get(picture);
    expect(response.status(), picture).toBe(200);
    expect(response.headers()['content-type']).toBe('image/png');
    expect(response.headers()['cache-control']).toContain('immutable');
    const body = await response.body();
    expect(body.length).toBeLessThan(300 * 1024);
    expect(await sharp(body).metadata()).toMatchObject({ width: 1200, height: 630 });
  }
});
