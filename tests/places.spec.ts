import { paths, placePath } from '../lib/paths.ts';
import { municipalities } from '../sample/municipalities.ts';
import { places } from '../sample/places.ts';
import { directionsAddress } from '../site/addresses/directions-address.ts';
import { expect, test } from './support/test.ts';

const nameOf = (town: string) => municipalities.find(({ slug }) => slug === town)?.name ?? '';

test('every place has a page that says when, how much, how to get there, and what is played', async ({
  page,
}) => {
  for (const { slug, name, municipality, address } of places) {
    const response = await page.goto(placePath(slug));
    expect(response?.status(), name).toBe(200);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(main).toContainText(`${address}, ${nameOf(municipality)}`);
    await expect(main).toContainText(/Aberto agora · até|Aberto o dia todo|Fechado agora · abre/);
    await expect(main).toContainText(/De graça|R\$ \d+,\d\d|Preço não informado/);
    await expect(main).toContainText(/Acessível|Acesso não adaptado/);
    await expect(main.getByText(/nenhum |não há/i)).toHaveCount(0);
    expect(await main.locator('section').count(), name).toBeGreaterThanOrEqual(5);
    const sports = main.getByRole('region', { name: 'O que se pratica, e quando' });
    expect(await sports.getByRole('link').count(), name).toBeGreaterThan(0);
  }
});

test('all are in the sitemap, an unknown one is not found, and what is above them is the list', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap-lugares-1.xml')).text();
  for (const { slug } of places) expect(sitemap).toContain(`${placePath(slug)}<`);
  expect((await request.get(placePath('piscina-de-belem'))).status()).toBe(404);
  const above = await request.get('/lugares', { maxRedirects: 0 });
  expect([above.status(), above.headers().location]).toEqual([
    301,
    `${paths.places}#onde-praticar`,
  ]);
});

test('on Monday at nine the pool is open, and says so in words, on the ruler and to machines', async ({
  page,
}) => {
  await page.goto(placePath('centro-aquatico'));
  const main = page.getByRole('main');
  await expect(main.getByText('Aberto agora · até 21h')).toBeVisible();
  const week = main.getByRole('region', { name: 'Quando abre' });
  await expect(week.getByRole('listitem')).toHaveText([
    /^Domingo\s*fechado$/,
    /^Segunda-feira hoje\s*6h às 21h$/,
    /^Terça-feira\s*6h às 21h$/,
    /^Quarta-feira\s*6h às 21h$/,
    /^Quinta-feira\s*6h às 21h$/,
    /^Sexta-feira\s*6h às 21h$/,
    /^Sábado\s*fechado$/,
  ]);
  await expect(week.locator('circle')).toHaveCount(1);
  const before = main.getByRole('region', { name: 'Antes de ir' });
  await expect(before).toContainText('R$ 5,00');
  await expect(before).toContainText(/de graça nas aulas da secretaria/i);
  await expect(before).toContainText('parada na porta');
  await expect(before.getByRole('link', { name: '(96) 0000-0000' })).toHaveAttribute(
    'href',
    'tel:+559600000000',
  );
  const [macapa] = municipalities.filter(({ slug }) => slug === 'macapa');
  if (!macapa) throw new Error('The sample has no Macapá.');
  await expect(main.getByRole('link', { name: /^Como chegar a Macapá/ }).first()).toHaveAttribute(
    'href',
    directionsAddress(macapa),
  );
  await expect(
    main.getByRole('img', { name: /^Desenho do Amapá: Macapá fica a 0,03° N/ }),
  ).toBeVisible();
  await expect(main.getByRole('region', { name: 'O que se pratica, e quando' })).toContainText(
    'De segunda a sexta, 18h–21h',
  );
});

test('what names a place leads to it', async ({ page }) => {
  for (const [from, name] of [
    ['/esporte-e-lazer?municipio=macapa', 'Centro Aquático'],
    ['/municipios/macapa', 'Centro Aquático'],
    ['/agenda/festival-de-natacao', 'Centro Aquático'],
    ['/lugares/ginasio-poliesportivo', 'Centro Aquático'],
    ['/busca?q=centro%20aquatico&tipo=lugares', /Centro Aquático/],
    ['/mapa-do-site', 'Centro Aquático'],
  ] as const) {
    await page.goto(from);
    const link = page.getByRole('main').getByRole('link', { name, exact: true }).first();
    await expect(link, from).toHaveAttribute('href', placePath('centro-aquatico'));
  }
});

test('the menu marks where places are listed', async ({ page }) => {
  await page.goto(placePath('centro-aquatico'));
  const menu = page.getByRole('navigation', { name: 'Principal' });
  await expect(menu.locator('[aria-current]')).toHaveText('Esporte e Lazer');
});

test('open data of places have the new columns last', async ({ request }) => {
  const [head = '', ...rows] = (await (await request.get('/dados/lugares.csv')).text()).split(
    '\r\n',
  );
  expect(head.split(',')).toEqual([
    ...['identificador', 'nome', 'tipo', 'municipio', 'endereco', 'horario', 'esportes'],
    ...['acessivel', 'pagina', 'telefone', 'preco', 'observacao_preco', 'como_chegar'],
    ...['latitude', 'longitude', 'dias_e_horas'],
  ]);
  const pool = rows.find((row) => row.startsWith('centro-aquatico,'));
  expect(pool).toContain(`${placePath('centro-aquatico')},(96) 0000-0000,5,`);
  expect(pool).toContain('seg 06:00–21:00 | ter 06:00–21:00');
});
