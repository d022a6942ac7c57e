import { parse } from 'csv-parse/sync';
import { expect, test } from './support/test.ts';

const sets = [
  'agenda',
  'programas',
  'servicos',
  'lugares',
  'atletas',
  'orcamento',
  'licitacoes-e-contratos',
  'convenios-e-parcerias',
];

interface DataFile {
  titulo: string;
  atualizado_em: string;
  licenca: { nome: string };
  campos: { nome: string; tipo: string }[];
  registros: Record<string, unknown>[];
}

/** RFC 3339, with the distance from UTC. */
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d-03:00$/;

test('the footer leads to the open data, and each set has its files, date and fields', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Dados abertos' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dados abertos');
  const articles = page.getByRole('article');
  const ids = await articles.evaluateAll((all) =>
    all.map((one) => one.getAttribute('aria-labelledby')),
  );
  // Other subjects may have theirs, between them.
  expect(ids.filter((id) => sets.includes(id ?? ''))).toEqual(sets);
  for (const [position, id] of ids.entries()) {
    const article = articles.nth(position);
    await expect(article).toContainText('Última atualização:');
    for (const address of [
      `/dados/${id}.csv`,
      `/dados/${id}.csv?para=planilha`,
      `/dados/${id}.json`,
    ])
      await expect(article.locator(`a[href="${address}"]`)).toContainText(/\d KB$/);
    await article.locator('summary').click();
    const rows = article.getByRole('table').getByRole('row');
    expect(await rows.count()).toBeGreaterThan(5);
    await expect(rows.first()).toHaveText(/Nome.*Tipo.*Significado.*Exemplo/);
  }
  await expect(page.getByRole('link', { name: /CC BY 4\.0/ })).toBeVisible();
});

test('of each set, CSV and JSON say the same, in documented fields', async ({ request }) => {
  for (const id of sets) {
    const csv = await request.get(`/dados/${id}.csv`);
    const json = await request.get(`/dados/${id}.json`);
    expect(csv.headers()['content-type']).toMatch(/^text\/csv; charset=utf-8/);
    expect(csv.headers()['content-disposition']).toBe(`attachment; filename="${id}.csv"`);
    expect(json.headers()['content-type']).toMatch(/^application\/json/);
    for (const { headers } of [csv, json].map((answer) => ({ headers: answer.headers() })))
      expect(headers['access-control-allow-origin']).toBe('*');
    const file: DataFile = await json.json();
    expect(file.licenca.nome).toBe('CC BY 4.0');
    expect(file.atualizado_em).toMatch(moment);
    const names = file.campos.map(({ nome }) => nome);
    const [columns, ...rows]: string[][] = parse(await csv.text());
    expect(columns).toEqual(names);
    expect(rows.length).toBe(file.registros.length);
    expect(rows.length).toBeGreaterThan(0);
    for (const record of file.registros) expect(Object.keys(record)).toEqual(names);
    for (const { nome, tipo } of file.campos)
      for (const value of file.registros.map((record) => record[nome])) {
        if (value === null) continue;
        if (tipo.startsWith('data e hora')) expect(value).toMatch(moment);
        if (tipo.startsWith('endereço')) expect(value).toMatch(/^https?:\/\//);
        if (tipo.startsWith('valor')) expect(value).toEqual(expect.any(Number));
      }
  }
});

test('unchanged data is not sent again, by GET or HEAD', async ({ request }) => {
  for (const path of ['/dados/lugares.csv', '/dados/lugares.json']) {
    const head = await request.head(path);
    expect(head.status()).toBe(200);
    const { etag = '', 'last-modified': modified } = head.headers();
    expect(etag).not.toBe('');
    expect(Date.parse(modified ?? '')).not.toBeNaN();
    const again = await request.get(path, { headers: { 'if-none-match': etag } });
    expect(again.status()).toBe(304);
    expect((await again.body()).length).toBe(0);
  }
});

test('filters narrow; one that does not exist is refused in words', async ({ request }) => {
  const read = async (search: string): Promise<DataFile> =>
    (await request.get(`/dados/agenda.json${search}`)).json();
  const leisure = await read('?categoria=lazer');
  expect(leisure.registros.length).toBeGreaterThan(0);
  expect(leisure.registros.length).toBeLessThan((await read('?utm_source=zap')).registros.length);
  for (const { categoria } of leisure.registros) expect(categoria).toBe('Lazer');
  const year = await request.get('/dados/agenda.json?ano=2025');
  expect(year.headers()['content-disposition']).toBe('inline; filename="agenda-2025.json"');
  const { registros }: DataFile = await year.json();
  expect(registros.length).toBeGreaterThan(0);
  for (const { comeca_em } of registros) expect(comeca_em).toMatch(/^2025-/);
  for (const path of [
    '/dados/agenda.csv?categoria=x',
    '/dados/agenda.csv?ano=99999',
    '/dados/orcamento.json?ano=abc',
  ]) {
    const refused = await request.get(path);
    expect(refused.status()).toBe(400);
    expect(await refused.text()).toContain('Parte do endereço não existe');
  }
  expect((await request.get('/dados/senhas.csv')).status()).toBe(404);
});

test('a spreadsheet gets its mark, its semicolons and its commas', async ({ request }) => {
  const body = await (await request.get('/dados/orcamento.csv?para=planilha')).body();
  expect([...body.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const rows: Record<string, string>[] = parse(body, { bom: true, delimiter: ';', columns: true });
  expect(rows.some(({ valor_pago }) => /^\d+,\d{1,2}$/.test(valor_pago ?? ''))).toBe(true);
});

test('the years of the agenda are found where one reads of it and where one subscribes', async ({
  page,
  request,
}) => {
  await page.goto('/agenda');
  await page.getByRole('link', { name: 'calendários por ano' }).click();
  await expect(page).toHaveURL(/\/dados#agenda-por-ano$/);
  const year = page.getByRole('link', { name: 'Agenda de 2025', exact: true });
  await expect(year).toHaveAttribute('href', '/dados/agenda.ics?ano=2025');
  const sheet = page.getByRole('link', { name: 'Agenda de eventos, planilha de 2025' });
  const answer = await request.get((await sheet.getAttribute('href')) ?? '');
  expect(answer.headers()['content-disposition']).toBe('attachment; filename="agenda-2025.csv"');
});
