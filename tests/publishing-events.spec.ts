import { faultsOf, hasPythonReader, readCalendar, readWithPython } from './support/calendars.ts';
import { account, openEditorsPortal } from './support/editors-portal.ts';
import { sheetsOf } from './support/paper.ts';
import { expect, test } from './support/test.ts';

const portal = openEditorsPortal({ withAccount: true });
const { read, movedFrom, send } = portal;

test('a cancelled event stays in the calendars, as cancelled, with a higher sequence', async ({
  page,
}) => {
  const { request } = page;
  const feed = '/dados/agenda.ics?local=laranjal-do-jari';
  const copa = async () => {
    const { entries } = readCalendar(await read(request, feed));
    return entries.find(({ title }) => title.startsWith('Copa das Arenas'));
  };
  const before = await copa();
  expect(before?.status).toBe('CONFIRMED');
  await send(request, '/events?where[slug][equals]=copa-das-arenas-abertura-regional', {
    situation: 'cancelado',
  });
  await expect.poll(async () => (await copa())?.status).toBe('CANCELLED');
  const after = await copa();
  expect(after?.uid).toBe(before?.uid);
  expect(after?.sequence).toBeGreaterThan(before?.sequence ?? 0);
});

test('whatever a title holds, calendars read one event with one title', async ({ page }) => {
  const { request } = page;
  const titles = [
    'Vôlei, futsal; judô \\ natação: "tudo"',
    'Rua de Lazer\r\nATTENDEE:mailto:mau@exemplo.com\nBEGIN:VALARM',
    '🏊🏽‍♀️ Natação 🏅 '.repeat(10).trim(),
    'ção'.repeat(100),
  ];
  await request.post(`${portal.admin}/api/users/login`, { data: account });
  const towns = await (await request.get(`${portal.admin}/api/municipalities?limit=1`)).json();
  for (const title of titles) {
    const data = {
      title,
      startsAt: '2027-02-10T19:00:00.000Z',
      place: 'Praça; coreto, lado norte',
      municipality: towns.docs[0].id,
      category: 'treinamento',
      description: title,
      _status: 'published',
    };
    const made = await request.post(`${portal.admin}/api/events`, { data });
    expect(made.status(), await made.text()).toBe(201);
  }
  const feed = '/dados/agenda.ics?categoria=treinamento&data=2027-02-10';
  const entries = async () => readCalendar(await read(request, feed)).entries;
  await expect.poll(async () => (await entries()).length).toBe(titles.length);
  const text = await read(request, feed);
  expect(faultsOf(Buffer.from(text))).toEqual([]);
  const calendar = readCalendar(text);
  const line = (title: string) => title.replace(/\s+/g, ' ');
  expect(calendar.entries.map(({ title }) => title).sort()).toEqual(titles.map(line).sort());
  for (const { properties, start, alarms } of calendar.entries) {
    expect(properties).not.toContain('attendee');
    expect(alarms).toEqual([]);
    expect(start).toBe('2027-02-10T19:00:00Z');
  }
  if (hasPythonReader) expect(readWithPython([text])).toEqual([calendar]);
});

test('a month with 25 events still fits one sheet, with all of them on it', async ({ page }) => {
  const { request } = page;
  await request.post(`${portal.admin}/api/users/login`, { data: account });
  const towns = await (await request.get(`${portal.admin}/api/municipalities?limit=1`)).json();
  await Promise.all(
    Array.from({ length: 25 }, async (_, index) => {
      const data = {
        title: index === 3 ? 'Um título que não acaba '.repeat(12).trim() : `Torneio ${index + 1}`,
        startsAt: `2027-03-${String(index + 1).padStart(2, '0')}T19:00:00.000Z`,
        place: 'Ginásio',
        municipality: towns.docs[0].id,
        category: 'competicao',
        description: 'Um teste.',
        _status: 'published',
      };
      const made = await request.post(`${portal.admin}/api/events`, { data });
      expect(made.status(), await made.text()).toBe(201);
    }),
  );
  const path = '/agenda/cartaz/2027-03';
  await expect.poll(() => read(request, path)).toContain('Torneio 25');
  await page.goto(portal.site + path);
  await expect(page.locator('.sheet ol li')).toHaveCount(25);
  await page.emulateMedia({ media: 'print' });
  const [sheet, last] = await Promise.all([
    page.locator('.sheet__main').boundingBox(),
    page.locator('.sheet ol li').last().boundingBox(),
  ]);
  const endOf = (box: typeof sheet) => (box?.y ?? 0) + (box?.height ?? 0);
  expect(endOf(last)).toBeLessThanOrEqual(endOf(sheet) + 1);
  expect(await sheetsOf(page)).toBe(1);
});

test('two things of one name get two addresses', async ({ page }) => {
  const { request } = page;
  await request.post(`${portal.admin}/api/users/login`, { data: account });
  const municipality = (
    await (await request.get(`${portal.admin}/api/municipalities?limit=1`)).json()
  ).docs[0].id;
  const event = {
    title: 'Rua de Lazer',
    startsAt: '2027-01-10T19:00:00.000Z',
    place: 'Praça',
    municipality,
    category: 'lazer',
    description: 'Outra.',
    _status: 'published',
  };
  const made = await (await request.post(`${portal.admin}/api/events`, { data: event })).json();
  expect(made.doc.slug).toBe('rua-de-lazer-2');
  const wrong = { ...event, endsAt: '2027-01-10T18:00:00.000Z' };
  const refused = await request.post(`${portal.admin}/api/events`, { data: wrong });
  expect(refused.status()).toBe(400);
  expect(await refused.text()).toContain('Termina');
});

test('the picture to send shows what is published: no draft of it, and nothing of what was withdrawn', async ({
  page,
}) => {
  const { request } = page;
  const address = `${portal.site}/agenda/festival-de-natacao/cartaz.png`;
  const where = '/events?where[slug][equals]=festival-de-natacao';
  const picture = async () => (await (await request.get(address)).body()).toString('base64');
  const before = await picture();
  await send(request, `${where}&draft=true`, { title: 'Só um rascunho', _status: 'draft' });
  await send(request, '/events?where[slug][equals]=rua-de-lazer', { price: 3 });
  expect(await picture()).toBe(before);
  await send(request, where, { title: 'Festival da Natação', _status: 'published' });
  await expect.poll(picture).not.toBe(before);
  await send(request, where, { _status: 'draft' });
  await expect.poll(async () => (await request.get(address)).status()).toBe(404);
});

test('a town has no drafts, and keeps its old address too', async ({ page }) => {
  const { request } = page;
  const cutias = '/municipalities?where[slug][equals]=cutias';
  await send(request, cutias, { slug: 'cutias-do-araguari' });
  await expect
    .poll(() => movedFrom(request, '/municipios/cutias'))
    .toBe('301 /municipios/cutias-do-araguari');
  await expect.poll(() => read(request, '/municipios/cutias')).toContain('Cutias');
});
