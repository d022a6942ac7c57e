import { expect, expectStatusComplaint, test } from '../support/test.ts';

test.describe('spec 2, Institutional', () => {
  test("'Quem Somos', mission, vision, five values, message, six people", async ({ page }) => {
    await page.goto('/sobre');
    const main = page.getByRole('main');
    for (const name of [
      'Quem Somos',
      'Missão',
      'Visão',
      'Valores',
      'Mensagem da secretária',
      'Equipe',
    ])
      await expect(main.getByRole('heading', { name, exact: true })).toBeVisible();
    await expect(main.getByRole('region', { name: 'Valores' }).getByRole('listitem')).toHaveText([
      'Inclusão e acessibilidade',
      'Transparência e ética',
      'Excelência e profissionalismo',
      'Respeito à diversidade',
      'Compromisso com resultados',
    ]);
    await expect(main.getByRole('region', { name: 'Equipe' }).getByRole('listitem')).toHaveCount(6);
  });

  test('tab Informações by default: hours, address, phone, e-mail, networks', async ({ page }) => {
    await page.goto('/sobre');
    const tabs = page
      .getByRole('navigation', { name: 'Informações da secretaria' })
      .getByRole('link');
    await expect(tabs).toHaveText(['Informações', 'Legislação', 'Transparência']);
    await expect(tabs.first()).toHaveAttribute('aria-current', 'true');
    const main = page.getByRole('main');
    for (const text of [
      'Segunda a sexta, das 8h às 14h',
      'Rua Exemplo, 000',
      '(96) 0000-0000',
      'contato@exemplo.ap.gov.br',
    ])
      await expect(main).toContainText(text);
    for (const name of ['Instagram', 'Facebook', 'YouTube'])
      await expect(main.getByRole('link', { name })).toHaveAttribute('target', '_blank');
  });

  test('Legislação: laws, decrees, ordinances, each with a real PDF', async ({ page, request }) => {
    await page.goto('/sobre');
    await page.getByRole('link', { name: 'Legislação', exact: true }).click();
    await expect(page).toHaveURL(/aba=legislacao/);
    const links = page.getByRole('link', { name: /^Baixar PDF/ });
    await expect(links).toHaveCount(6);
    for (const name of ['Leis estaduais', 'Decretos', 'Portarias'])
      await expect(page.getByRole('heading', { name })).toBeVisible();
    const address = await links.first().getAttribute('href');
    const file = await request.get(address ?? '');
    expect(file.headers()['content-type']).toBe('application/pdf');
    const bytes = await file.body();
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    const kilobytes = Math.round(bytes.length / 1024);
    await expect(page.locator('.law').first()).toContainText(`PDF, ${kilobytes} KB`);
    await page.getByLabel('Tipo').selectOption('Decreto');
    await expect(links).toHaveCount(2);
  });

  test("Transparência: three subjects with 'Acessar', and the note", async ({ page }) => {
    await page.goto('/sobre?aba=transparencia');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: /^Acessar/ })).toHaveCount(3);
    for (const text of ['Orçamento', 'Licitações e contratos', 'Convênios e parcerias'])
      await expect(main).toContainText(text);
    await expect(main).toContainText(/Portal d[aeo] Transparência/i);
    await main
      .getByRole('link', { name: /^Acessar/ })
      .first()
      .click();
    await expect(page.getByRole('table')).toBeVisible();
  });

  test('product: the map is ours until one asks for another', async ({ page }) => {
    await page.route('https://www.openstreetmap.org/**', (route) =>
      route.fulfill({ body: '<p>mapa</p>', contentType: 'text/html' }),
    );
    await page.goto('/sobre');
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(page.getByRole('link', { name: /Como chegar/ })).toHaveAttribute(
      'href',
      /openstreetmap\.org/,
    );
    await page.getByRole('button', { name: 'Abrir mapa interativo' }).click();
    await expect(page.locator('iframe')).toHaveAttribute(
      'src',
      /^https:\/\/www\.openstreetmap\.org\/export\/embed/,
    );
  });
});

test.describe("spec 2 and 3: 'Fale Conosco'", () => {
  test('its fields, six subjects and button', async ({ page }) => {
    await page.goto('/sobre');
    const form = page.locator('#fale-conosco');
    for (const label of ['Nome', 'E-mail', 'Assunto', 'Mensagem'])
      await expect(form.getByLabel(label, { exact: true })).toBeVisible();
    const values = await form
      .getByLabel('Assunto')
      .getByRole('option')
      .evaluateAll((options) =>
        options.map((option) => (option as HTMLOptionElement).value).filter(Boolean),
      );
    expect(values).toEqual(['duvida', 'sugestao', 'reclamacao', 'elogio', 'informacao', 'outro']);
    await expect(form.getByRole('button', { name: 'Enviar mensagem' })).toBeVisible();
  });

  test('a message gets a protocol number', async ({ page }) => {
    await page.goto('/sobre');
    const form = page.locator('#fale-conosco');
    await form.getByLabel('Nome', { exact: true }).fill('Raimunda Nonata');
    await form.getByLabel('E-mail').fill('raimunda@exemplo.com');
    await form.getByLabel('Assunto').selectOption('duvida');
    await form.getByLabel('Mensagem').fill('Onde me inscrevo na Quinta Feliz?');
    await form.getByRole('button', { name: 'Enviar mensagem' }).click();
    await expect(page.getByRole('main')).toContainText(/\d{4}-[0-9A-Z]{6}/);
  });

  test('what is missing is told by name, with the limit, and nothing typed is lost', async ({
    page,
    complaints,
  }) => {
    await page.goto('/sobre');
    const form = page.locator('#fale-conosco');
    await form.getByLabel('E-mail').fill('raimunda@exemplo.com');
    await form.getByLabel('Mensagem').fill('Oi');
    await form.getByRole('button', { name: 'Enviar mensagem' }).click();
    await expect(page.getByLabel('Nome', { exact: true })).toBeFocused();
    await expect(page.getByLabel('E-mail')).toHaveValue('raimunda@exemplo.com');
    await expect(page.getByLabel('Mensagem')).toHaveValue('Oi');
    await expect(page.getByRole('main')).toContainText(
      'A mensagem precisa de pelo menos 10 caracteres.',
    );
    expectStatusComplaint(complaints, 422);
  });
});
