import { dayOf } from '../lib/dates.ts';
import { adminWidths, expectAccessible, expectPortuguese, signIn } from './support/admin-page.ts';
import { account, openEditorsPortal } from './support/editors-portal.ts';
import { expect, test } from './support/test.ts';

const portal = openEditorsPortal({ withAccount: true });
const attendant = { email: 'caio@exemplo.ap.gov.br', password: 'uma-senha-de-teste' };

test.beforeAll(async ({ request }) => {
  await request.post(`${portal.admin}/api/users/login`, { data: account });
  const made = await request.post(`${portal.admin}/api/users`, {
    data: { ...attendant, name: 'Caio', role: 'atendimento' },
  });
  expect(made.status(), await made.text()).toBe(201);
  await request.post(`${portal.site}/fale-conosco`, {
    form: {
      ...{ nome: 'Rosa', email: 'rosa@exemplo.com', assunto: 'informacao' },
      mensagem: 'Quanto custou a Copa das Arenas?',
    },
  });
  const drafted = await request.post(`${portal.admin}/api/events?draft=true`, {
    data: { title: 'Rua de Lazer em Pracuúba' },
  });
  expect(drafted.status(), await drafted.text()).toBe(201);
});

for (const width of adminWidths) {
  test(`at ${width} px the desk, a list and the event form are accessible and in Portuguese`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 850 });
    await signIn(page, portal.admin, account);
    for (const [path, ready] of [
      ['/admin', 'Esperam resposta'],
      ['/admin/collections/events?search=Parque', 'Sábado no Parque'],
      ['/admin/collections/events/create', 'Anotações internas'],
    ] as const) {
      await page.goto(portal.admin + path);
      await expect(page.getByText(ready).first()).toBeVisible();
      await expectAccessible(page);
      await expectPortuguese(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });

  test(`at ${width} px nothing moves aside when React takes over a list`, async ({ page }) => {
    await page.setViewportSize({ width, height: 850 });
    await signIn(page, portal.admin, account);
    await page.addInitScript(() => {
      const places = new Set<number>();
      const look = () => {
        const heading = document.querySelector('h1');
        if (heading) places.add(Math.round(heading.getBoundingClientRect().x));
      };
      new MutationObserver(look).observe(document, { attributeFilter: ['class'], subtree: true });
      Object.assign(window, { places });
    });
    await page.goto(`${portal.admin}/admin/collections/events`);
    await expect(page.locator('.template-default')).toHaveClass(/--nav-animate/);
    expect(await page.evaluate(() => [...(Reflect.get(window, 'places') as Set<number>)])).toEqual([
      expect.any(Number),
    ]);
  });
}

test('the desk tells who waits, what is missing in a draft, and leads there', async ({ page }) => {
  await signIn(page, portal.admin, account);
  await expect(page.getByText('Pedido de informação, hoje. Prazo de 20 dias.')).toBeVisible();
  await expect(page.getByText(/^Evento, .*Falta: Começa, Local, Município/)).toBeVisible();
  for (const [verb, address] of [
    ['Novo evento', '/admin/collections/events/create'],
    ['Nova notícia', '/admin/collections/news/create'],
    ['Ir ao vivo', '/admin/ao-vivo'],
  ] as const)
    await expect(page.getByRole('link', { name: verb })).toHaveAttribute('href', address);
  await page.getByRole('link', { name: /^Responder/ }).click();
  await expect(page.getByText('Quanto custou a Copa das Arenas?')).toBeVisible();
});

test('who answers citizens has an inbox, and neither the day nor drafts', async ({ page }) => {
  await signIn(page, portal.admin, attendant);
  await expect(page.getByRole('heading', { name: 'Esperam resposta' })).toBeVisible();
  for (const name of ['Seus rascunhos', 'Fila de e-mails', 'Vai sair', 'Inscrições para conferir'])
    await expect(page.getByRole('heading', { name })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Novo evento' })).toHaveCount(0);
});

test('in Amapá it is today', async ({ page }) => {
  await signIn(page, portal.admin, account);
  const day = Number(dayOf(new Date()).slice(8));
  await expect(page.getByText(new RegExp(`, ${day} de `)).first()).toBeVisible();
});
