import { pathOf } from './support/own-address.ts';
import { schemaThingsIn } from './support/structured-data.ts';
import { expect, test } from './support/test.ts';

const feeds = ['session-series', 'scheduled-sessions', 'events', 'facility-uses'];
const type = 'application/vnd.openactive.rpde+json; version=1';

interface Series {
  idTemplate: string;
  startDate: string;
  startTime: string;
}

test('a page lists the feeds, for people and for programs', async ({ page, request }) => {
  await page.goto('/dados');
  await page.getByRole('main').locator('a[href="/dados/openactive"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('OpenActive');
  const html = await (await request.get('/dados/openactive')).text();
  const dataset = schemaThingsIn(html).find((thing) => thing['@type'] === 'Dataset');
  const distribution = dataset?.distribution as { contentUrl: string; encodingFormat: string }[];
  const addresses = feeds.map((feed) => `/dados/openactive/${feed}`);
  expect(distribution.map(({ contentUrl }) => pathOf(contentUrl))).toEqual(addresses);
  for (const address of addresses) {
    await expect(page.getByRole('main').locator(`a[href="${address}"]`)).toBeVisible();
    await expect(page.locator(`link[rel="alternate"][href="${address}"]`)).toHaveAttribute(
      'type',
      type,
    );
  }
  for (const listing of ['/mapa-do-site', '/sitemap-paginas.xml'])
    expect(await (await request.get(listing)).text(), listing).toContain('/dados/openactive');
});

test('a feed is open data like the other files: its type, who may read it, unchanged or refused', async ({
  request,
}) => {
  for (const feed of feeds) {
    const response = await request.get(`/dados/openactive/${feed}?utm_source=zap`);
    expect(response.status(), feed).toBe(200);
    expect(response.headers()).toMatchObject({
      'content-type': type,
      'access-control-allow-origin': '*',
    });
    const page = await response.json();
    expect(page.license).toBe('https://creativecommons.org/licenses/by/4.0/');
    expect(new URL(page.next).pathname).toBe(`/dados/openactive/${feed}`);
    for (const wrong of ['afterTimestamp=1', 'afterId=1', 'afterTimestamp=x&afterId=1'])
      expect((await request.get(`/dados/openactive/${feed}?${wrong}`)).status(), wrong).toBe(400);
  }
  const last = '/dados/openactive/facility-uses?afterTimestamp=9007199254740991&afterId=7';
  const end = await request.get(last);
  const { items, next } = await end.json();
  expect({ items, next: next.slice(next.indexOf('/dados')) }).toEqual({ items: [], next: last });
  const headers = { 'if-none-match': end.headers().etag ?? '' };
  expect((await request.get(last, { headers })).status()).toBe(304);
  expect((await request.get('/dados/openactive/slots')).status()).toBe(404);
});

test('the address that a schedule gives to a date leads to the page of that date', async ({
  request,
}) => {
  const page = await (await request.get('/dados/openactive/session-series')).json();
  const [{ data }] = page.items;
  const [schedule]: Series[] = data.eventSchedule;
  const { idTemplate = '', startDate, startTime } = schedule ?? {};
  const start = new Date(`${startDate}T${startTime}:00-03:00`).toISOString().replace('.000', '');
  const path = pathOf(idTemplate.replace('{startDate}', start));
  const response = await request.get(path, { maxRedirects: 0 });
  expect(response.status()).toBe(303);
  const address = response.headers().location ?? '';
  expect(address).toMatch(/^\/programas\/[^/]+\/[^/]+\/\d{4}-\d\d-\d\d$/);
  expect((await request.get(address)).status()).toBe(200);
  for (const wrong of ['0/2026-01-01T12:00:00Z', `${data.identifier}/ontem`])
    expect(
      (await request.get(`/dados/openactive/scheduled-sessions/${wrong}`)).status(),
      wrong,
    ).toBe(404);
});
