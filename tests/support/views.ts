// Long because it is a list: every page and every state that looks different.
import { expect, type Page } from '@playwright/test';
import { paths } from '../../lib/paths.ts';
import {
  type SubjectCollection,
  type SubjectName,
  subjectEntry,
  subjectNames,
} from '../../lib/subjects.ts';
import { subjectSamples } from '../../sample/subjects.generated.ts';

export interface View {
  name: string;
  path: string;
  /** Brings the page into this state. */
  prepare?: (page: Page) => Promise<void>;
  /** Where the page itself answers with an error. */
  status?: number;
  /** Where the state exists only below a width. */
  below?: number;
  /** For views where larger text does not change the layout: the accessibility bar keeps its size. */
  asWindow?: boolean;
}

/** Closed details are part of the page too; only the first is opened, because axe is slow. */
const openDetails = (page: Page) => page.locator('main summary').first().click();

const send = (name: string) => (page: Page) => page.getByRole('button', { name }).click();

const signUp = '/servicos/participar-quinta-feliz/inscricao';

async function fillInSignUp(page: Page): Promise<void> {
  await send('Começar')(page);
  await page.getByLabel('Nome completo').fill('Conceição Araújo de Albuquerque');
  await page.getByLabel('Data de nascimento').fill('29/2/1956');
  await send('Continuar')(page);
  await page.getByLabel('E-mail').fill('conceicao.araujo.de.albuquerque@exemplo.com');
  await send('Continuar')(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confira e envie');
}

const chosen: View[] = [
  { name: 'home', path: '/' },
  { name: 'alternative home', path: '/alternative' },
  { name: 'news', path: '/noticias' },
  { name: 'news, nothing found', path: '/noticias?busca=zzz' },
  { name: 'news, notice', path: '/noticias?pagina=-1' },
  { name: 'article', path: '/noticias/corrida-na-orla-abre-inscricoes' },
  { name: 'agenda, empty day', path: '/agenda' },
  { name: 'agenda, all', path: '/agenda?data=todas' },
  { name: 'agenda, notice', path: '/agenda?data=2025-02-31' },
  {
    name: 'agenda, calendars offered',
    path: '/agenda?data=2025-05-15',
    prepare: (page) => page.getByRole('button', { name: 'Adicionar ao calendário' }).click(),
  },
  { name: 'event', path: '/agenda/quinta-feliz' },
  { name: 'sheet of a month', path: '/agenda/cartaz/2025-05' },
  { name: 'sheet of an article', path: '/noticias/corrida-na-orla-abre-inscricoes/cartaz' },
  { name: 'sheet of a program', path: '/programas/quinta-feliz/cartaz' },
  { name: 'sheet of an event', path: '/agenda/festival-de-natacao/cartaz' },
  { name: 'sheet of a class', path: '/programas/quinta-feliz/macapa/cartaz' },
  { name: 'programs', path: '/programas' },
  { name: 'program, weekly', path: '/programas/quinta-feliz' },
  { name: 'program, yearly', path: '/programas/copa-arenas' },
  { name: 'broadcasts', path: '/transmissoes' },
  { name: 'broadcasts, recordings', path: '/transmissoes?aba=anteriores' },
  { name: 'broadcasts, nothing found', path: '/transmissoes?aba=anteriores&categoria=futebol' },
  { name: 'recording', path: '/transmissoes/volei-final-do-estadual' },
  { name: 'athletes', path: '/atletas' },
  { name: 'athletes, rising', path: '/atletas?grupo=talentos' },
  { name: 'athletes, nobody found', path: '/atletas?busca=zzz' },
  { name: 'athlete', path: '/atletas/benedito-sarraf' },
  { name: 'memorial', path: '/atletas/memorial' },
  { name: 'institutional', path: '/sobre' },
  { name: 'legislation', path: '/sobre?aba=legislacao' },
  { name: 'transparency', path: '/sobre?aba=transparencia' },
  { name: 'budget', path: '/transparencia/orcamento', prepare: openDetails },
  {
    name: 'contracts, sorted and filtered',
    path: '/transparencia/licitacoes-e-contratos?ano=2024&ordem=-pago',
  },
  { name: 'agreements, none', path: '/transparencia/convenios-e-parcerias?busca=zzz' },
  { name: 'open data, fields shown', path: '/dados', prepare: openDetails },
  { name: 'open data for other programs', path: '/dados/openactive' },
  { name: 'contact, prepared', path: '/fale-conosco?assunto=sugestao&sobre=Copa' },
  { name: 'contact, a nomination', path: '/fale-conosco?assunto=sugestao&indicacao=atleta' },
  { name: 'follow a message', path: '/fale-conosco/acompanhar' },
  { name: 'privacy', path: '/privacidade' },
  { name: 'deletion', path: '/privacidade/excluir' },
  { name: 'sport and leisure', path: '/esporte-e-lazer' },
  { name: 'places of a town', path: '/esporte-e-lazer?municipio=macapa' },
  { name: 'places, none', path: '/esporte-e-lazer?municipio=cutias' },
  { name: 'place, a pool', path: '/lugares/centro-aquatico' },
  { name: 'place, without a gate', path: '/lugares/orla-do-araxa' },
  { name: 'place, alone in its town', path: '/lugares/quadra-da-beira-rio' },
  { name: 'towns', path: '/municipios' },
  { name: 'town, far north', path: '/municipios/oiapoque' },
  { name: 'town, on the line', path: '/municipios/macapa' },
  { name: 'town, in the south', path: '/municipios/laranjal-do-jari' },
  { name: 'town, a long name', path: '/municipios/pedra-branca-do-amapari' },
  { name: 'town, with nothing of its own', path: '/municipios/pracuuba' },
  { name: 'services', path: '/servicos' },
  { name: 'service, opens later', path: '/servicos/inscrever-equipe-copa-das-arenas' },
  { name: 'service, open until a day', path: '/servicos/bolsa-atleta' },
  { name: 'service, over', path: '/servicos/natacao-para-todos' },
  { name: 'service, always open', path: '/servicos/ouvidoria' },
  {
    name: 'alert with an error',
    path: '/aviso?servico=inscrever-equipe-copa-das-arenas',
    prepare: async (page) => {
      await send('Avisar por e-mail')(page);
      await expect(page.getByText('Por favor, informe seu email.')).toBeVisible();
    },
    status: 422,
  },
  { name: 'sign-up, start', path: signUp },
  {
    name: 'sign-up, a mistake',
    path: signUp,
    prepare: async (page) => {
      await send('Começar')(page);
      await send('Continuar')(page);
      await expect(page.getByText('Escreva o nome completo').first()).toBeVisible();
    },
    status: 422,
  },
  { name: 'sign-up, review', path: signUp, prepare: fillInSignUp },
  { name: 'entry, which one', path: '/inscricao' },
  { name: 'sports', path: '/esportes' },
  { name: 'sport, with classes', path: '/esportes/natacao' },
  { name: 'sport, without a date', path: '/esportes/xadrez' },
  { name: 'sport, a long name', path: '/esportes/bocha' },
  { name: 'results', path: '/competicoes' },
  { name: 'results, notice', path: '/competicoes?pagina=-1' },
  { name: 'competition, groups and bracket', path: '/competicoes/copa-das-arenas-2024-feminina' },
  { name: 'competition, bracket alone', path: '/competicoes/copa-das-arenas-2023-masculina' },
  { name: 'competition, a final alone', path: '/competicoes/estadual-de-volei' },
  { name: 'competition, times', path: '/competicoes/festival-de-natacao-2025' },
  { name: 'athlete, with results', path: '/atletas/iracema-picanco' },
  { name: 'search', path: '/busca?q=natacao' },
  { name: 'search, nothing found', path: '/busca?q=zzzz' },
  { name: 'accessibility', path: '/acessibilidade' },
  { name: 'map of the site', path: '/mapa-do-site' },
  { name: 'electoral period', path: '/periodo-eleitoral' },
  { name: 'Libras', path: '/libras?pagina=/agenda' },
  { name: 'style', path: '/estilo' },
  { name: 'newsletter', path: '/newsletter' },
  { name: 'newsletter, unknown code', path: '/newsletter/confirmar?codigo=x', status: 410 },
  { name: 'newsletter, choices of nobody', path: '/newsletter/escolhas?codigo=x', status: 410 },
  { name: 'not found', path: '/nao-existe', status: 404 },
  {
    name: 'newsletter with an error',
    path: '/newsletter',
    prepare: async (page) => {
      await send('Inscrever')(page);
      await expect(page.getByText('Por favor, informe seu email.')).toBeVisible();
    },
    status: 422,
  },
  {
    name: 'contact form with errors',
    path: '/fale-conosco',
    prepare: async (page) => {
      await send('Enviar mensagem')(page);
      await expect(page.getByLabel('Nome', { exact: true })).toBeFocused();
    },
    status: 422,
  },
  {
    name: 'search panel',
    path: '/',
    prepare: async (page) => {
      await page.getByRole('link', { name: 'Buscar no site' }).click();
      await page.getByRole('combobox', { name: 'Pesquisar no portal' }).fill('natacao');
      await expect(page.locator('#sugestoes').getByRole('option').first()).toBeVisible();
    },
  },
  {
    name: 'waiting',
    path: '/programas',
    prepare: async (page) => {
      await page.route(/programas\?categoria/, () => {});
      await page.getByRole('link', { name: 'Idosos' }).first().click();
      await expect(page.locator('.loading')).toBeVisible();
    },
  },
  { name: 'share', path: '/agenda/quinta-feliz', prepare: send('Compartilhar') },
  // On wide screens the menu and the choices are bars, seen in every view above.
  { name: 'open menu', path: '/', prepare: send('Menu'), below: 1200 },
  { name: 'open choices', path: '/', prepare: send('Acessibilidade'), below: 1200, asWindow: true },
];

/** The list of a subject, and the page of its first document in the sample. */
function viewsOf(subject: SubjectName): View[] {
  const { path, list, details, detailsPath = path, collections } = subjectEntry(subject);
  const [first] = collections.flatMap(
    (collection): readonly object[] => subjectSamples[collection as SubjectCollection],
  );
  return [
    ...(list ? [{ name: subject, path }] : []),
    ...(details && first
      ? [{ name: `one of ${subject}`, path: `${detailsPath}/${Reflect.get(first, 'slug')}` }]
      : []),
  ];
}

const isChosen = (subject: SubjectName) =>
  chosen.some(({ path }) => path === paths[subject] || path.startsWith(`${paths[subject]}/`));

const newSubjectViews = subjectNames.filter((subject) => !isChosen(subject)).flatMap(viewsOf);

/** Pages of subjects that nobody chose views of: for the tests that walk pages of their own choice too. */
export const newSubjectPaths: string[] = newSubjectViews.map(({ path }) => path);

/**
 * Every page and every state that looks different: for axe, for pictures, for the keyboard. Subjects of the
 * register that nobody chose views of are walked too.
 */
export const views: View[] = [...chosen, ...newSubjectViews];
