import type { APIRequestContext } from '@playwright/test';
import ICAL from 'ical.js';
import sharp from 'sharp';
import { eventPath, placePath } from '../lib/paths.ts';
import { examplePdf } from '../sample/example-pdf.ts';
import { faultsOf } from './support/calendars.ts';
import { account, openEditorsPortal } from './support/editors-portal.ts';
import { expect, test } from './support/test.ts';

const portal = openEditorsPortal({ withAccount: true });
const { read, send } = portal;

const numberOf = async (request: APIRequestContext, collection: string, slug: string) => {
  const address = `${portal.admin}/api/${collection}?where[slug][equals]=${slug}`;
  return (await (await request.get(address)).json()).docs[0].id as number;
};

async function upload(
  request: APIRequestContext,
  collection: 'media' | 'documents',
  file: { name: string; mimeType: string; buffer: Buffer },
  words: object,
): Promise<number> {
  const multipart = { file, _payload: JSON.stringify(words) };
  const made = await request.post(`${portal.admin}/api/${collection}`, { multipart });
  expect(made.status(), await made.text()).toBe(201);
  return (await made.json()).doc.id;
}

test.beforeEach(async ({ request }) => {
  await request.post(`${portal.admin}/api/users/login`, { data: account });
});

test('a place shows the spot and the photographs that it is given', async ({ page, request }) => {
  const create = { width: 1200, height: 900, channels: 3, background: '#148a50' } as const;
  const buffer = await sharp({ create }).jpeg().toBuffer();
  const file = { name: 'piscina.jpg', mimeType: 'image/jpeg', buffer };
  const photo = await upload(request, 'media', file, { alt: 'A piscina.', credit: 'Ana Lima' });
  const path = placePath('centro-aquatico');
  await send(request, '/places?where[slug][equals]=centro-aquatico', {
    photos: [photo],
    latitude: 0.05,
    longitude: -51.05,
    openingHours: [],
    price: null,
  });
  await expect.poll(() => read(request, path)).toContain('A piscina.');
  await page.goto(portal.site + path);
  const main = page.getByRole('main');
  await expect(main.getByRole('img', { name: 'A piscina.' })).toBeVisible();
  await expect(main.getByText('Foto: Ana Lima')).toBeVisible();
  await expect(main.getByText('Preço não informado')).toBeVisible();
  // Without hours to reckon with, the words of the editor.
  await expect(main.getByText('Segunda a sexta, das 6h às 21h').first()).toBeVisible();
  await expect(main.locator('header').getByText(/agora/)).toHaveCount(0);
  await expect(main.getByRole('link', { name: /^Como chegar/ }).first()).toHaveAttribute(
    'href',
    /directions\?to=0\.05%2C-51\.05#/,
  );
});

test('a renamed place answers from its former address', async ({ request }) => {
  const where = '/places?where[slug][equals]=quadra-da-vila-nova';
  await send(request, where, { slug: 'quadra-nova' });
  const moved = async () => {
    const from = `${portal.site}${placePath('quadra-da-vila-nova')}`;
    const response = await request.get(from, { maxRedirects: 0 });
    return `${response.status()} ${response.headers().location}`;
  };
  await expect.poll(moved).toBe(`301 ${placePath('quadra-nova')}`);
});

/** Whole days, with the hours that an editor left in the fields. */
const games = {
  title: 'Jogos de Verão',
  startsAt: '2027-01-15T12:00:00.000Z',
  endsAt: '2027-01-17T11:00:00.000Z',
  allDay: true,
  place: 'Orla do Araxá',
  category: 'competicao',
  description: 'Três dias de jogos.',
  minAge: 8,
  maxAge: 16,
  price: 10,
  accessible: true,
  registration: 'https://exemplo.ap.gov.br/inscricao',
  contact: '(96) 0000-0000',
  _status: 'published',
};
const gamesPath = eventPath('jogos-de-verao');

test('an event of whole days tells everything that a citizen asks, and no hour', async ({
  page,
  request,
}) => {
  const buffer = await examplePdf({ title: 'Regulamento', heading: 'Regras', paragraphs: ['Um.'] });
  const file = { name: 'regulamento.pdf', mimeType: 'application/pdf', buffer };
  const data = {
    ...games,
    venue: await numberOf(request, 'places', 'orla-do-araxa'),
    municipality: await numberOf(request, 'municipalities', 'macapa'),
    regulation: await upload(request, 'documents', file, { title: 'Regulamento' }),
  };
  const made = await request.post(`${portal.admin}/api/events`, { data });
  expect(made.status(), await made.text()).toBe(201);
  // Lists ask the database for what has begun and what is over.
  expect((await made.json()).doc).toMatchObject({
    startsAt: '2027-01-15T03:00:00.000Z',
    endsAt: '2027-01-18T02:59:00.000Z',
  });
  await expect.poll(() => read(request, gamesPath)).toContain(games.title);
  await page.goto(portal.site + gamesPath);
  const main = page.getByRole('main');
  await expect(main).toContainText('sexta-feira, 15 de janeiro de 2027, o dia todo');
  await expect(main).toContainText('até 17 de janeiro');
  // Other events, named beside it, have theirs.
  for (const part of ['header', '.event__words'])
    await expect(main.locator(part).first()).not.toContainText(/\d\d:\d\d/);
  for (const words of ['R$ 10,00', 'De 8 a 16 anos', 'Acessível'])
    await expect(main).toContainText(words);
  for (const [name, href] of [
    ['Orla do Araxá', placePath('orla-do-araxa')],
    ['Como chegar', `${placePath('orla-do-araxa')}#onde-fica`],
    [/^Inscreva-se/, games.registration],
    ['(96) 0000-0000', 'tel:+559600000000'],
  ] as const)
    await expect(main.getByRole('link', { name, exact: true }).first()).toHaveAttribute(
      'href',
      href,
    );
  const regulation = main.getByRole('link', { name: /^Baixar o PDF \(\d+ KB\)$/ });
  const pdf = await request.get(portal.site + (await regulation.getAttribute('href')));
  expect((await pdf.body()).equals(buffer)).toBe(true);
});

test('calendars and search engines get its days, lists and its place tell of it', async ({
  request,
}) => {
  const page = await read(request, gamesPath);
  expect(page).toContain('"startDate":"2027-01-15","endDate":"2027-01-17"');
  expect(page).toContain('dates=20270115%2F20270118');
  const text = await read(request, `${gamesPath}.ics`);
  expect(faultsOf(Buffer.from(text))).toEqual([]);
  const [component] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
  const event = new ICAL.Event(component);
  expect([event.startDate.isDate, event.startDate.toString()]).toEqual([true, '2027-01-15']);
  expect(event.endDate.toString()).toBe('2027-01-18');
  expect(await read(request, '/agenda?data=2027-01-17')).toContain('O dia todo');
  expect(await read(request, placePath('orla-do-araxa'))).toContain(games.title);
});
