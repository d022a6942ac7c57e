import type { APIRequestContext } from '@playwright/test';
import { faultsOf, hasPythonReader, readCalendar, readWithPython } from './support/calendars.ts';
import { expect, stubVideo, test } from './support/test.ts';

const categories = ['competicao', 'lazer', 'treinamento'];
const towns = ['macapa', 'santana', 'laranjal-do-jari', 'oiapoque'];
const feed = (search: string) => `/dados/agenda.ics${search}`;

/** Every calendar that the pages link to, and every feed that can be made of their filters. */
async function calendarAddresses(request: APIRequestContext): Promise<string[]> {
  const found = new Set([
    feed(''),
    // Nothing happened on that day: a calendar without events.
    feed('?data=1999-01-01'),
    ...['2025', '1999'].map((year) => feed(`?ano=${year}`)),
    ...categories.map((category) => feed(`?categoria=${category}`)),
    ...towns.map((town) => feed(`?local=${town}`)),
    ...categories.flatMap((category) =>
      towns.map((town) => feed(`?categoria=${category}&local=${town}`)),
    ),
  ]);
  for (const page of ['/agenda?data=todas', '/agenda?data=2025-05-10', '/transmissoes']) {
    const html = await (await request.get(page)).text();
    for (const [, link = ''] of html.matchAll(/href="(\/[^"]+\.ics[^"]*)"/g))
      found.add(link.replaceAll('&amp;', '&'));
  }
  return [...found];
}

async function calendarTexts(request: APIRequestContext): Promise<string[]> {
  const addresses = await calendarAddresses(request);
  expect(addresses.filter((address) => address.startsWith('/agenda/')).length).toBeGreaterThan(5);
  expect(addresses.some((address) => address.endsWith('?lembrete=15'))).toBe(true);
  return Promise.all(
    addresses.map(async (address) => {
      const response = await request.get(address);
      expect(response.status(), address).toBe(200);
      expect(response.headers()['content-type'], address).toBe('text/calendar; charset=utf-8');
      const body = await response.body();
      expect(faultsOf(body), address).toEqual([]);
      const text = body.toString('utf8');
      expect(text, address).toContain('\r\nREFRESH-INTERVAL;VALUE=DURATION:PT1H\r\n');
      expect(text, address).toContain('\r\nX-PUBLISHED-TTL:PT1H\r\n');
      // B13: the standard wants at least one component.
      expect(text, address).toContain('\r\nBEGIN:VTIMEZONE\r\nTZID:America/Belem\r\n');
      return text;
    }),
  );
}

test('every calendar address is read by a calendar program', async ({ request }) => {
  for (const { entries } of (await calendarTexts(request)).map(readCalendar))
    for (const { properties } of entries)
      for (const needed of ['uid', 'dtstamp', 'dtstart', 'summary', 'sequence', 'status'])
        expect(properties.filter((name) => name === needed)).toHaveLength(1);
});

test('a second program understands the same', async ({ request }) => {
  test.skip(!hasPythonReader, 'There is no Python with icalendar on this machine.');
  const texts = await calendarTexts(request);
  expect(readWithPython(texts)).toEqual(texts.map(readCalendar));
});

test('feeds hold what their address asks for, on every date, and say so in their name', async ({
  request,
}) => {
  const read = async (search: string) =>
    readCalendar(await (await request.get(feed(search))).text());
  const titles = async (search: string) => (await read(search)).entries.map(({ title }) => title);
  const lazer = ['Rua de Lazer', 'Quinta Feliz', 'Sábado no Parque'];
  expect(await titles('?categoria=lazer')).toEqual(expect.arrayContaining(lazer));
  expect(await titles('?categoria=lazer')).not.toContain('Festival de Natação');
  expect(await titles('?local=laranjal-do-jari')).toContain('Copa das Arenas: abertura regional');
  expect(await titles('?categoria=lazer&local=santana')).toContain('Rua de Lazer');
  expect(await titles('?categoria=competicao&local=santana')).not.toContain('Rua de Lazer');
  expect((await read('?categoria=lazer&local=santana')).name).toBe(
    'Agenda de Eventos do Amapá: Lazer em Santana',
  );
});

test('the hours are those of Amapá, as the page of the event says them', async ({ request }) => {
  const { entries } = readCalendar(await (await request.get(feed(''))).text());
  const clock = new Intl.DateTimeFormat('pt-BR', {
    timeZone: 'America/Belem',
    dateStyle: 'long',
    timeStyle: 'short',
  });
  const swim = entries.find(({ title }) => title === 'Festival de Natação');
  expect(clock.format(new Date(swim?.start ?? ''))).toBe('10 de maio de 2025 às 08:00');
  const page = await (await request.get('/agenda/festival-de-natacao')).text();
  expect(page).toContain('10 de maio de 2025, às 08:00');
});

test('a wrong filter is refused in words, not with a page', async ({ request }) => {
  for (const search of ['?categoria=xadrez', '?local=paris', '?data=2025-02-31', '?ano=abc']) {
    const response = await request.get(feed(search));
    expect(response.status(), search).toBe(400);
    expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
    expect(await response.text()).toContain('categoria: competicao, lazer, treinamento');
  }
});

test('the address to subscribe to follows the filters on screen', async ({ page }) => {
  await page.goto('/agenda?data=2025-05-10');
  const subscribe = page.getByRole('link', { name: 'Assinar a agenda' });
  await expect(subscribe).toHaveAttribute('href', /^webcal:\/\/[^/]+\/dados\/agenda\.ics$/);
  await page.getByLabel('Categoria').selectOption('Lazer');
  await page.getByLabel('Local', { exact: true }).selectOption('Santana');
  await expect(subscribe).toHaveAttribute(
    'href',
    /^webcal:\/\/[^/]+\/dados\/agenda\.ics\?categoria=lazer&local=santana$/,
  );
});

test("'Lembrete' rings a quarter of an hour before", async ({ page, request }) => {
  await stubVideo(page);
  await page.goto('/transmissoes');
  const link = page.getByRole('link', { name: 'Lembrete' }).first();
  const text = await (await request.get((await link.getAttribute('href')) ?? '')).text();
  expect(readCalendar(text).entries.map(({ alarms }) => alarms)).toEqual([[-900]]);
});
