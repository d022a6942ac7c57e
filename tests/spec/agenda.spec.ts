import ICAL from 'ical.js';
import { expect, test } from '../support/test.ts';

const months = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
];
/** As they stand on 12 May: what comes next first, then what is over, newest first. */
const all = [
  'Quinta Feliz',
  'Copa das Arenas: abertura regional',
  'Sábado no Parque',
  'Rua de Lazer',
  'Festival de Natação',
  'Corrida do Trabalhador',
];

test.describe('spec 2, Agenda', () => {
  test('title, and the current date selected by default', async ({ page }) => {
    await page.goto('/agenda');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Agenda de Eventos');
    await expect(
      page.getByRole('heading', { name: 'Mostrando eventos para 12 de maio de 2025' }),
    ).toBeVisible();
  });

  for (const date of ['2025-05-03', '2025-05-10', '2025-12-31'])
    test(`spec 9: the long date of ${date}`, async ({ page }) => {
      const [year, month, day] = date.split('-');
      await page.goto(`/agenda?data=${date}`);
      const name = months[Number(month) - 1];
      await expect(page.locator('#agenda-titulo')).toHaveText(
        `Mostrando eventos para ${day} de ${name} de ${year}`,
      );
    });

  test('filters: categories and places in order', async ({ page }) => {
    await page.goto('/agenda');
    await expect(page.getByLabel('Categoria').getByRole('option')).toHaveText([
      'Todas as categorias',
      'Competição',
      'Lazer',
      'Treinamento',
    ]);
    await expect(page.getByLabel('Local', { exact: true }).getByRole('option')).toHaveText([
      'Todos os locais',
      'Macapá',
      'Santana',
      'Laranjal do Jari',
    ]);
  });

  test("'Ver todos' clears the date: 'Todos os eventos', the six samples of May 2025", async ({
    page,
  }) => {
    await page.goto('/agenda?data=2025-05-10');
    await page.getByRole('link', { name: 'Ver todos', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Todos os eventos' })).toBeVisible();
    await expect(page.locator('.event-card h3')).toHaveText(all);
    await expect(page).toHaveURL(/data=todas/);
  });

  test('a card shows day, month, time, title, place, badge, description and two buttons', async ({
    page,
  }) => {
    await page.goto('/agenda?data=2025-05-10');
    const card = page.locator('.event-card').first();
    for (const text of [
      '10',
      'maio',
      '08:00',
      'Festival de Natação',
      'Centro Aquático',
      'Competição',
      'Provas de 25 m a 200 m',
    ])
      await expect(card).toContainText(text);
    await expect(card.getByRole('link', { name: /Ver detalhes/ })).toHaveAttribute(
      'href',
      '/agenda/festival-de-natacao',
    );
    await expect(card.getByRole('button', { name: 'Adicionar ao calendário' })).toBeVisible();
  });

  test('spec 4: Competição is blue, all others green, each with a mark of its own', async ({
    page,
  }) => {
    await page.goto('/agenda?data=2025-05-10');
    const [swim, street] = [page.locator('.event-card').nth(0), page.locator('.event-card').nth(1)];
    const colour = (card: typeof swim) =>
      card.locator('.event-card__date').evaluate((box) => getComputedStyle(box).backgroundColor);
    await expect(swim).toHaveClass(/event-card--c/);
    await expect(street).not.toHaveClass(/event-card--c/);
    expect(await colour(swim)).toBe('rgb(10, 74, 148)');
    expect(await colour(street)).toBe('rgb(10, 92, 54)');
  });

  test('the empty state is exact, and under it stands the next event', async ({ page }) => {
    await page.goto('/agenda?data=2025-05-20&categoria=lazer');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'Nenhum evento encontrado' })).toBeVisible();
    await expect(main).toContainText(
      'Não há eventos agendados para este dia ou com os filtros selecionados.',
    );
    await expect(main.getByRole('link', { name: 'Sábado no Parque', exact: true })).toBeVisible();
    await main.getByRole('link', { name: 'Ver todos os eventos' }).click();
    await expect(page.locator('.event-card h3')).toHaveText(all);
    await expect(page.getByLabel('Categoria')).toHaveValue('');
  });

  test("B8: in the empty state 'Ver todos os eventos' clears date, category and place", async ({
    page,
  }) => {
    await page.goto('/agenda?data=2025-05-20&categoria=lazer&local=santana');
    await page.getByRole('main').getByRole('link', { name: 'Ver todos os eventos' }).click();
    await expect(page).toHaveURL(/\/agenda\?data=todas$/);
    await expect(page.locator('.event-card h3')).toHaveText(all);
    await expect(page.getByLabel('Local', { exact: true })).toHaveValue('');
  });

  for (const path of ['/', '/alternative'])
    test(`B8: 'Ver todos os eventos' on ${path} leads to all of them`, async ({ page }) => {
      await page.goto(path);
      await page.getByRole('main').getByRole('link', { name: 'Ver todos os eventos' }).click();
      await expect(page.getByRole('heading', { name: 'Todos os eventos' })).toBeVisible();
      await expect(page.locator('.event-card h3')).toHaveText(all);
    });

  test("product: date, category and place combine; 'Limpar filtros' resets all three", async ({
    page,
  }) => {
    await page.goto('/agenda?data=2025-05-10');
    await page.getByLabel('Categoria').selectOption('Lazer');
    await expect(page.locator('.event-card h3')).toHaveText(['Rua de Lazer']);
    await page.getByLabel('Local', { exact: true }).selectOption('Santana');
    await expect(page).toHaveURL(/local=santana/);
    await expect(page.locator('.event-card h3')).toHaveText(['Rua de Lazer']);
    await page.getByLabel('Local', { exact: true }).selectOption('Macapá');
    await expect(page.getByRole('heading', { name: 'Nenhum evento encontrado' })).toBeVisible();
    await page.getByRole('link', { name: 'Limpar filtros' }).click();
    await expect(page).toHaveURL(/\/agenda$/);
    await expect(page.getByRole('heading', { name: /12 de maio de 2025/ })).toBeVisible();
    await expect(page.getByLabel('Categoria')).toHaveValue('');
  });

  test('newsletter box', async ({ page }) => {
    await page.goto('/agenda');
    await expect(page.getByRole('textbox', { name: 'Seu e-mail' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Inscrever' })).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  for (const javaScriptEnabled of [true, false])
    test.describe(`script: ${javaScriptEnabled}`, () => {
      test.use({ javaScriptEnabled });

      test('B6: tapping a day on the line shows its events', async ({ page }) => {
        await page.goto('/agenda');
        const number = page.locator('.ruler__event').filter({ hasText: '15' });
        const box = await number.boundingBox();
        if (!box) throw new Error('The day is not on the line.');
        await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
        await expect(page).toHaveURL(/data=2025-05-15/);
        const title = page.getByRole('heading', { name: /^Mostrando eventos para 15 de maio/ });
        await expect(title).toBeInViewport();
        await expect(page.locator('.event-card h3')).toHaveText(['Quinta Feliz']);
      });
    });

  test('B6: the days of the line are wide enough for a finger', async ({ page }) => {
    await page.goto('/agenda');
    for (const day of await page.locator('.ruler a').all()) {
      const box = await day.boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(24);
      expect(box?.height).toBeGreaterThanOrEqual(24);
    }
  });
});

test.describe('the calendar by keyboard', () => {
  const focused = '*:focus';

  test('arrows, Home, End, Page Up and Page Down', async ({ page }) => {
    await page.goto('/agenda?data=2025-05-15');
    const grid = page.getByRole('grid', { name: /maio de 2025/ });
    await expect(grid.getByRole('columnheader').first()).toContainText(/dom/i);
    await page.locator('#dia-2025-05-15').focus();
    for (const [key, day] of [
      ['ArrowRight', '2025-05-16'],
      ['ArrowDown', '2025-05-23'],
      ['ArrowLeft', '2025-05-22'],
      ['ArrowUp', '2025-05-15'],
      ['Home', '2025-05-11'],
      ['End', '2025-05-17'],
      ['PageDown', '2025-06-17'],
      ['PageUp', '2025-05-17'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(page.locator(focused)).toHaveAttribute('id', `dia-${day}`);
    }
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('heading', { name: 'Mostrando eventos para 10 de maio de 2025' }),
    ).toBeVisible();
    await expect(page.locator('.event-card')).toHaveCount(2);
    await page.goBack();
    await expect(
      page.getByRole('heading', { name: 'Mostrando eventos para 15 de maio de 2025' }),
    ).toBeVisible();
  });

  test('a day with events says so in words', async ({ page }) => {
    await page.goto('/agenda');
    await expect(page.getByRole('link', { name: /10 de maio de 2025.*2 eventos/ })).toBeVisible();
  });
});

test.describe('product: calendar files', () => {
  const read = (text: string) =>
    new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => ({
      title: component.getFirstPropertyValue('summary'),
      start: component.getFirstPropertyValue('dtstart')?.toString(),
      status: component.getFirstPropertyValue('status'),
      uid: component.getFirstPropertyValue('uid'),
    }));

  test("'Baixar calendário' holds exactly the events listed", async ({ page, request }) => {
    await page.goto('/agenda?data=2025-05-10');
    const address = await page
      .getByRole('link', { name: 'Baixar calendário' })
      .getAttribute('href');
    const response = await request.get(address ?? '');
    expect(response.headers()['content-type']).toContain('text/calendar');
    const events = read(await response.text());
    expect(events.map(({ title }) => title)).toEqual(['Festival de Natação', 'Rua de Lazer']);
    expect(events[0]?.start).toBe('2025-05-10T11:00:00Z');
  });

  test('the whole agenda to subscribe to, and one event by itself', async ({ request }) => {
    const whole = read(await (await request.get('/dados/agenda.ics?data=todas')).text());
    expect(whole.map(({ title }) => title).sort()).toEqual([...all].sort());
    expect(new Set(whole.map(({ uid }) => uid)).size).toBe(6);
    const one = read(await (await request.get('/agenda/quinta-feliz.ics')).text());
    expect(one).toMatchObject([
      { title: 'Quinta Feliz', start: '2025-05-15T17:00:00Z', status: 'CONFIRMED' },
    ]);
  });

  test("'Adicionar ao calendário' offers a file, Google and Outlook", async ({ page }) => {
    await page.goto('/agenda?data=2025-05-15');
    await page.getByRole('button', { name: 'Adicionar ao calendário' }).click();
    await expect(page.getByRole('link', { name: /\.ics/ }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: /Google/ })).toHaveAttribute(
      'href',
      /calendar\.google\.com/,
    );
    await expect(page.getByRole('link', { name: /Outlook/ })).toHaveAttribute(
      'href',
      /outlook\.live\.com/,
    );
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: /Google/ })).toBeHidden();
  });

  test("'Ver detalhes' opens the event's page", async ({ page }) => {
    await page.goto('/agenda?data=2025-05-15');
    await page.getByRole('link', { name: /Ver detalhes/ }).click();
    await expect(page).toHaveURL(/\/agenda\/quinta-feliz$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quinta Feliz');
  });
});
