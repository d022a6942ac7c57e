// Long because it is a list: one entry for each kind of page that tells search engines what it is.
import sharp from 'sharp';
import { paths } from '../lib/paths.ts';
import { ownAddress, pathOf } from './support/own-address.ts';
import { schemaThingsIn } from './support/structured-data.ts';
import { expect, test } from './support/test.ts';

const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}-03:00$/;
const collection = ['name', 'url', 'mainEntity.itemListElement.0.url'];

/** What search engines require of each kind of page, and what of it must be filled. */
const kinds: [path: string, type: string, fields: string[]][] = [
  ['/', 'WebSite', ['name', 'url', 'potentialAction.target.urlTemplate']],
  ['/', 'GovernmentOrganization', ['name', 'url', 'address.streetAddress', 'telephone', 'logo']],
  ['/sobre', 'GovernmentOrganization', ['name', 'address.addressLocality', 'email', 'sameAs.0']],
  ['/noticias', 'CollectionPage', collection],
  [
    '/noticias/corrida-na-orla-abre-inscricoes',
    'NewsArticle',
    ['headline', 'datePublished', 'dateModified', 'image.url', 'author.name', 'publisher.name'],
  ],
  ['/esporte-e-lazer', 'CollectionPage', collection],
  [
    '/lugares/centro-aquatico',
    'SportsActivityLocation',
    [
      'name',
      'url',
      'address.addressLocality',
      'telephone',
      'priceRange',
      'openingHoursSpecification.0.dayOfWeek.0',
      'image.url',
    ],
  ],
  ['/agenda', 'CollectionPage', collection],
  [
    '/agenda/quinta-feliz',
    'SportsEvent',
    [
      'name',
      'startDate',
      'endDate',
      'eventStatus',
      'eventAttendanceMode',
      'location.name',
      'location.address.addressLocality',
      'organizer.name',
      'image.url',
    ],
  ],
  ['/competicoes', 'CollectionPage', collection],
  [
    '/competicoes/copa-das-arenas-2024-feminina',
    'SportsEvent',
    [
      'name',
      'startDate',
      'endDate',
      'location.name',
      'organizer.name',
      'image.url',
      'competitor.15.name',
      'competitor.0.location.name',
      'subEvent.9.homeTeam.name',
      'subEvent.9.awayTeam.name',
    ],
  ],
  ['/programas', 'CollectionPage', collection],
  [
    '/programas/quinta-feliz',
    'GovernmentService',
    ['name', 'description', 'provider.name', 'areaServed.name', 'hoursAvailable.dayOfWeek.0'],
  ],
  ['/transmissoes', 'CollectionPage', collection],
  [
    '/transmissoes/volei-final-do-estadual',
    'VideoObject',
    ['name', 'description', 'thumbnailUrl', 'uploadDate', 'duration', 'embedUrl'],
  ],
  [
    '/transmissoes/basquete-macapa-porto-grande',
    'BroadcastEvent',
    ['name', 'startDate', 'endDate', 'isLiveBroadcast', 'location.url', 'image.url'],
  ],
  ['/atletas', 'CollectionPage', collection],
  ['/atletas/benedito-sarraf', 'Person', ['name', 'url', 'image.url', 'birthPlace.name']],
  ['/atletas/memorial', 'CollectionPage', collection],
  [
    '/transparencia/orcamento',
    'Dataset',
    ['name', 'description', 'creator.name', 'temporalCoverage', 'dateModified'],
  ],
];

function valueAt(thing: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], thing);
}

test('every kind of page says what it is, with what search engines require', async ({
  request,
}) => {
  for (const [path, type, fields] of kinds) {
    const things = schemaThingsIn(await (await request.get(path)).text());
    const thing = things.find((one) => one['@type'] === type);
    expect(thing?.['@context'], `${path}: ${type}`).toBe('https://schema.org');
    for (const field of fields) {
      const value = valueAt(thing, field);
      expect(value, `${path}: ${field}`).toBeTruthy();
      if (/Date$/.test(field) && field !== 'uploadDate' && type !== 'Dataset')
        // A competition lasts days; everything else begins at an hour.
        expect(value, field).toMatch(path.startsWith(paths.results) ? /^\d{4}-\d\d-\d\d$/ : moment);
      if (/url$/i.test(field)) expect(value, field).toMatch(/^http/);
    }
  }
});

test('the breadcrumb that is told is the one that is seen', async ({ request }) => {
  for (const path of new Set(kinds.map(([each]) => each))) {
    if (path === '/') continue;
    const html = await (await request.get(path)).text();
    const [, seen = ''] = /<nav class="crumb".*?<ol>(.*?)<\/ol>/s.exec(html) ?? [];
    const names = [...seen.matchAll(/<li[^>]*>(.*?)<\/li>/gs)].map(([, step = '']) =>
      step.replace(/<[^>]+>/g, ''),
    );
    const breadcrumb = schemaThingsIn(html).find((thing) => thing['@type'] === 'BreadcrumbList');
    const steps = breadcrumb?.itemListElement as { name: string; item: string; position: number }[];
    expect(names.length, path).toBeGreaterThan(1);
    expect(
      steps.map(({ name }) => name),
      path,
    ).toEqual(names);
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
    expect(steps.at(-1)?.item).toBe(ownAddress(path));
  }
});

test('of an athlete no age and no birth date is told', async ({ request }) => {
  const list = await (await request.get('/atletas?grupo=talentos')).text();
  const [, path = ''] = /href="(\/atletas\/(?!memorial)[\w-]+)"/.exec(list) ?? [];
  const html = await (await request.get(path)).text();
  expect(JSON.stringify(schemaThingsIn(html))).not.toMatch(/birthDate|"age"|telephone"|email/);
});

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

test('canonical addresses leave out filters and follow the setting, not the visitor', async ({
  request,
}) => {
  for (const path of ['/agenda?categoria=lazer', '/sobre?aba=legislacao', '/noticias?pagina=2']) {
    const headers = { 'x-forwarded-host': 'outro.exemplo', 'x-forwarded-proto': 'https' };
    const html = await (await request.get(path, { headers })).text();
    const [, canonical] = /<link rel="canonical" href="([^"]+)">/.exec(html) ?? [];
    expect(canonical).toBe(ownAddress(path.split('?')[0] ?? ''));
    expect(html.includes('outro.exemplo')).toBe(false);
  }
});
