import { expect, expectStatusComplaint, stubVideo, test } from './support/test.ts';

/** What each address shows, as its title must say it: page, day, tab, group, category, town, search. */
const titles: [string, string][] = [
  ['/noticias', 'Notícias'],
  ['/noticias?pagina=2', 'Notícias, página 2'],
  ['/noticias?categoria=editais-e-inscricoes', 'Notícias, Editais e Inscrições'],
  ['/noticias?busca=vôlei', 'Notícias, busca: vôlei'],
  ['/agenda', 'Agenda de Eventos'],
  ['/agenda?data=2025-05-15', 'Agenda de Eventos, 15 de maio de 2025'],
  ['/agenda?data=todas', 'Agenda de Eventos, todas as datas'],
  ['/agenda?mes=2025-06', 'Agenda de Eventos, junho de 2025'],
  [
    '/agenda?data=todas&categoria=lazer&local=macapa',
    'Agenda de Eventos, todas as datas, Lazer, Macapá',
  ],
  ['/hoje', 'Hoje'],
  ['/hoje?dia=2025-05-15', 'Hoje e quinta-feira, 15 de maio'],
  ['/hoje?municipio=macapa', 'Hoje em Macapá'],
  [
    '/hoje?municipio=macapa&dia=2025-05-15&esporte=volei&idade=12&gratuito=sim',
    'Hoje em Macapá e quinta-feira, 15 de maio, Vôlei, 12 anos, de graça',
  ],
  ['/transmissoes', 'Transmissões'],
  ['/transmissoes?categoria=volei', 'Transmissões, Vôlei'],
  ['/transmissoes?aba=anteriores', 'Transmissões anteriores'],
  ['/transmissoes?aba=anteriores&categoria=volei', 'Transmissões anteriores, Vôlei'],
  ['/atletas', 'Atletas do Amapá'],
  ['/atletas?grupo=talentos', 'Atletas do Amapá, Novos Talentos'],
  ['/atletas?busca=silva', 'Atletas do Amapá, busca: silva'],
  ['/programas', 'Programas e projetos'],
  ['/programas?categoria=idosos', 'Programas e projetos, Idosos'],
  ['/sobre', 'Secretaria'],
  ['/sobre?aba=legislacao', 'Secretaria, Legislação'],
  ['/sobre?aba=legislacao&tipo=decreto', 'Secretaria, Legislação, Decreto'],
  ['/sobre?aba=transparencia', 'Secretaria, Transparência'],
  ['/esporte-e-lazer', 'Esporte e Lazer'],
  ['/esporte-e-lazer?municipio=macapa&esporte=skate', 'Esporte e Lazer, Skate, Macapá'],
  ['/busca?q=natação', 'Busca: natação'],
  ['/busca?q=natação&tipo=noticias', 'Busca: natação, Notícias'],
  ['/transparencia/orcamento', 'Orçamento: Transparência'],
  ['/transparencia/orcamento?ano=2024', 'Orçamento: Transparência, 2024'],
];

test('the title says what of a page is shown', async ({ request }) => {
  const shown: [string, string][] = [];
  for (const [address] of titles) {
    const html = await (await request.get(address)).text();
    const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
    shown.push([address, title.replace(' · Esporte e Lazer do Amapá', '')]);
  }
  expect(shown).toEqual(titles);
  expect(new Set(shown.map(([, title]) => title)).size, 'no two alike').toBe(titles.length);
});

test('a tab that answers without a reload changes the title too', async ({ page }) => {
  await stubVideo(page);
  await page.goto('/transmissoes');
  await page.getByRole('link', { name: 'Transmissões anteriores' }).click();
  await expect(page).toHaveTitle(/^Transmissões anteriores ·/);
  await page.goBack();
  await expect(page).toHaveTitle(/^Transmissões ·/);
});

test('each step of a sign-up has its own title', async ({ page, complaints }) => {
  await page.goto('/servicos/participar-quinta-feliz/inscricao');
  const name = await page.title();
  expect(name).toMatch(/^Inscrição: .*Quinta Feliz/);
  await page.getByRole('button', { name: 'Começar' }).click();
  await expect(page).toHaveTitle(`Pessoa, ${name}`);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page).toHaveTitle(`Erro: Pessoa, ${name}`);
  await page.getByLabel('Nome completo').fill('Conceição Araújo');
  await page.getByLabel('Data de nascimento').fill('29/2/1956');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page).toHaveTitle(`Contato, ${name}`);
  expectStatusComplaint(complaints, 422);
});
