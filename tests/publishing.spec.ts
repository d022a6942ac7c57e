import type { APIRequestContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { faultsOf, hasPythonReader, readCalendar, readWithPython } from './support/calendars.ts';
import { measured } from './support/measured.ts';
import { sheetsOf } from './support/paper.ts';
import { type Portal, removeDirectory, startPortal } from './support/portal.ts';
import { expect, stubVideo, test } from './support/test.ts';

/** With a clock that runs: what an editor publishes now is dated now. */
let portal: Portal;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  portal = await startPortal();
});
test.afterAll(async () => {
  await portal.stop();
  removeDirectory(portal.dataDir);
});

const account = { email: 'ana@exemplo.ap.gov.br', password: 'uma-senha-de-teste' };

async function createFirstAccount(page: Page): Promise<void> {
  await page.goto(`${portal.admin}/admin`);
  await page.getByLabel('Nome').fill('Ana Editora');
  await page.getByLabel('Email').fill(account.email);
  await page.locator('#field-password').fill(account.password);
  await page.locator('#field-confirm-password').fill(account.password);
  await page.getByRole('button', { name: 'Criar' }).click();
  await expect(page.getByRole('heading', { name: 'Agenda de eventos' })).toBeVisible();
}

async function writeNews(page: Page, title: string): Promise<void> {
  await page.goto(`${portal.admin}/admin/collections/news/create`);
  await page.getByLabel('Título').fill(title);
  await page.getByLabel('Resumo').fill('Um resumo de teste.');
  await page.locator('#field-category').click();
  await page.getByText('Lazer e Recreação', { exact: true }).click();
}

const read = async (request: APIRequestContext, path: string) =>
  (await request.get(portal.site + path)).text();
const contentVersion = async (request: APIRequestContext): Promise<number> =>
  (await (await request.get(`${portal.site}/saude`)).json()).contentVersion;
const statusOf = async (request: APIRequestContext, path: string) =>
  (await request.get(portal.site + path)).status();

test('an editor creates the first account and publishes; the home page follows', async ({
  page,
}) => {
  const { request } = page;
  await createFirstAccount(page);

  await writeNews(page, 'Notícia que ainda é rascunho');
  await page.getByRole('button', { name: 'Salvar rascunho' }).click();
  await expect(page).toHaveURL(/collections\/news\/\d+/);

  await writeNews(page, 'Notícia recém-publicada');
  expect(await read(request, '/')).not.toContain('Notícia recém-publicada');
  const before = await contentVersion(request);
  await page.getByRole('button', { name: 'Publicar alterações' }).click();
  await expect(page).toHaveURL(/collections\/news\/\d+/);
  // Pages also grow old by themselves: what calls for a new one is the content's number.
  expect(await contentVersion(request)).toBeGreaterThan(before);
  await measured('from a publication to the home page', () =>
    expect.poll(() => read(request, '/')).toContain('Notícia recém-publicada'),
  );
  expect(await read(request, '/')).not.toContain('Notícia que ainda é rascunho');
  expect(await statusOf(request, '/noticias/noticia-que-ainda-e-rascunho')).toBe(404);
});

test.describe('what an editor switches, visitors see', () => {
  const send = async (request: APIRequestContext, path: string, data: object) => {
    await request.post(`${portal.admin}/api/users/login`, { data: account });
    const response = await request.fetch(`${portal.admin}/api${path}`, {
      method: path.startsWith('/globals') ? 'POST' : 'PATCH',
      data,
    });
    expect(response.status(), await response.text()).toBe(200);
  };

  test('spec 2: the live block of the home page, live and not live', async ({ page }) => {
    await stubVideo(page);
    await send(page.request, '/globals/live-stream', { showOnHome: true });
    await expect.poll(() => read(page.request, '/')).toContain('Assista agora ao vivo!');
    await page.goto(portal.site);
    await expect(page.locator('iframe')).toHaveAttribute('src', /autoplay=1/);
    await send(page.request, '/globals/live-stream', { isLive: false });
    await expect
      .poll(() => read(page.request, '/'))
      .toContain('Nenhuma transmissão ao vivo no momento');
    await expect
      .poll(() => read(page.request, '/transmissoes'))
      .toContain('Nenhuma transmissão ao vivo no momento');
    await expect
      .poll(() => read(page.request, '/dados/ao-vivo.json'))
      .toBe('{"isLive":false,"viewers":0,"title":""}');
  });

  test('spec 8: a category without a program', async ({ page }) => {
    const found = await page.request.get(`${portal.site}/programas?categoria=juvenil`);
    expect(await found.text()).not.toContain('Nenhum programa encontrado');
    await send(page.request, '/programs?where[category][equals]=juvenil', { _status: 'draft' });
    const path = '/programas?categoria=juvenil';
    await expect.poll(() => read(page.request, path)).toContain('Nenhum programa encontrado');
    await page.goto(portal.site + path);
    await expect(page.getByRole('heading', { name: 'Nenhum programa encontrado' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(
      'No momento não há programas nesta categoria. Por favor, verifique novamente em breve.',
    );
  });

  test('an event withdrawn after a draft on top of it is gone', async ({ page }) => {
    const { request } = page;
    const path = '/agenda/quinta-feliz';
    expect(await statusOf(request, path)).toBe(200);
    const where = '/events?where[slug][equals]=quinta-feliz';
    await send(request, `${where}&draft=true`, { title: 'Quinta Feliz adiada', _status: 'draft' });
    expect(await read(request, path)).not.toContain('adiada');
    await send(request, where, { _status: 'draft' });
    await expect.poll(() => statusOf(request, path)).toBe(404);
    await expect.poll(() => statusOf(request, `${path}.ics`)).toBe(404);
    await expect
      .poll(() => read(request, '/dados/agenda.ics?data=todas'))
      .not.toContain('Quinta Feliz');
  });

  test('an event renamed in the admin keeps its old address; withdrawn, it is gone everywhere', async ({
    page,
  }) => {
    const { request } = page;
    const find = `${portal.admin}/api/events?where[slug][equals]=rua-de-lazer`;
    await request.post(`${portal.admin}/api/users/login`, { data: account });
    const { id } = (await (await request.get(find)).json()).docs[0];
    await page.goto(`${portal.admin}/admin/collections/events/${id}`);
    await page.getByLabel('Título').fill('Festa da Rua');
    await page.getByRole('button', { name: 'Publicar alterações' }).click();
    const moved = async (path: string) => {
      const response = await request.get(portal.site + path, { maxRedirects: 0 });
      return `${response.status()} ${response.headers().location}`;
    };
    await expect.poll(() => moved('/agenda/rua-de-lazer')).toBe('301 /agenda/festa-da-rua');
    // Without what no page reads: the front server has dropped it before.
    await expect
      .poll(() => moved('/agenda/rua-de-lazer.ics?x=1'))
      .toBe('301 /agenda/festa-da-rua.ics');
    await expect.poll(() => read(request, '/agenda/rua-de-lazer')).toContain('Festa da Rua');

    // The UID of a calendar entry stays; its address is folded, so its title is looked for.
    const lists = ['/agenda?data=todas', '/dados/agenda.ics', '/busca?q=festa', '/sitemap.xml'];
    const traces = async () =>
      (await Promise.all(lists.map((path) => read(request, path)))).map((text) =>
        /festa-da-rua|SUMMARY:Festa da Rua/.test(text),
      );
    await expect.poll(traces).toEqual(lists.map(() => true));
    await send(request, `/events/${id}`, { _status: 'draft' });
    await expect.poll(() => statusOf(request, '/agenda/festa-da-rua')).toBe(404);
    await expect.poll(traces).toEqual(lists.map(() => false));
    await expect.poll(() => statusOf(request, '/agenda/rua-de-lazer')).toBe(404);
    await send(request, `/events/${id}`, { slug: 'rua-de-lazer', _status: 'published' });
    await expect.poll(() => statusOf(request, '/agenda/rua-de-lazer')).toBe(200);
  });

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
          title:
            index === 3 ? 'Um título que não acaba '.repeat(12).trim() : `Torneio ${index + 1}`,
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
    return (await upload.json()).doc.id;
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
    await expect.poll(() => read(request, path)).toContain('/midia/');
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
});
