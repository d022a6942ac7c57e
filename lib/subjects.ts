// Long because it is the register: every subject has its entry here and nowhere else.
import { servicesPath } from './browser-paths.ts';

/** How the search shows a page that no editor writes. */
export interface FoundPage {
  title: string;
  summary: string;
  /** Other words that people look for it by. */
  keywords: string;
  /** What follows the path of the page, such as '#equipe'. */
  part?: string;
}

export interface SubjectEntry {
  /** The address of its list; its documents are one level below, unless `detailsPath` says where. */
  path: `/${string}`;
  /** Whether there is a page at that address. */
  list: boolean;
  /** Whether each document has a page. */
  details: boolean;
  /** What the pages of its documents are below, if not below the list. */
  detailsPath?: `/${string}`;
  /** Its name in the breadcrumb. */
  label: string;
  /** Where its documents are in the content system. */
  collections: readonly string[];
  /** The field with the moment from which on a document is public; without it, at once. */
  publicFrom?: string;
  /** Its documents in the search: the filter's value in an address, the filter's name, one of them. */
  search: { term: string; many: string; one: string };
  /** What its list reads from the query of its address. */
  parameters: readonly string[];
  /** The same for its files of open data. */
  dataParameters?: readonly string[];
  /** Its group on the map of the site: which one, its title, the address of the rest of a long one. */
  map?: { place: number; title: string; all?: { name: string; path: string } };
  found: readonly FoundPage[];
}

/**
 * The register of subjects. Sitemap, map of the site, breadcrumb, search, redirects, links in texts,
 * open data, the loader of the sample and the tests that walk everything read it. What each does with
 * its documents is in `content/subjects/`, under the same name.
 */
export const subjects = {
  events: {
    path: '/agenda',
    list: true,
    details: true,
    label: 'Agenda',
    collections: ['events'],
    search: { term: 'eventos', many: 'Eventos', one: 'Evento' },
    parameters: ['data', 'categoria', 'local', 'mes', 'pagina'],
    dataParameters: ['data', 'categoria', 'local', 'ano'],
    map: {
      place: 2,
      title: 'Próximos eventos',
      all: { name: 'Agenda completa', path: '/agenda?data=todas' },
    },
    found: [
      {
        title: 'Agenda de eventos',
        summary:
          'Competições, lazer e treinamentos no calendário: escolha o dia, a categoria e o município.',
        keywords: 'calendário programação datas o que fazer',
      },
    ],
  },
  news: {
    path: '/noticias',
    list: true,
    details: true,
    label: 'Notícias',
    collections: ['news'],
    publicFrom: 'date',
    search: { term: 'noticias', many: 'Notícias', one: 'Notícia' },
    parameters: ['busca', 'categoria', 'pagina'],
    map: {
      place: 3,
      title: 'Últimas notícias',
      all: { name: 'Todas as notícias', path: '/noticias' },
    },
    found: [
      {
        title: 'Notícias',
        summary: 'O que acontece nas quadras, nas pistas e nos rios dos 16 municípios.',
        keywords: 'novidades imprensa',
      },
    ],
  },
  programs: {
    path: '/programas',
    list: true,
    details: true,
    label: 'Projetos',
    collections: ['programs'],
    search: { term: 'programas', many: 'Programas', one: 'Programa' },
    parameters: ['categoria'],
    dataParameters: ['categoria'],
    map: { place: 1, title: 'Programas e projetos' },
    found: [
      {
        title: 'Programas e projetos',
        summary:
          'Programas gratuitos para crianças, jovens, adultos, idosos e pessoas com deficiência.',
        keywords: 'projetos aulas escolinhas',
      },
      {
        title: 'Como participar dos programas',
        part: '#como-participar',
        summary: 'Os três passos para entrar em um programa.',
        keywords: 'inscrição matrícula vagas documentos',
      },
    ],
  },
  services: {
    path: servicesPath,
    list: true,
    details: true,
    label: 'Serviços',
    collections: ['services'],
    search: { term: 'servicos', many: 'Serviços', one: 'Serviço' },
    parameters: [],
    map: {
      place: 0,
      title: 'Serviços',
      all: { name: 'Carta de Serviços', path: servicesPath },
    },
    found: [
      {
        title: 'Carta de Serviços',
        summary:
          'O que dá para pedir à secretaria: inscrições, bolsas, apoio, espaços e ouvidoria.',
        keywords: 'serviços pedir inscrição inscrever como participar atendimento lei 13.460',
      },
    ],
  },
  sessions: {
    path: '/hoje',
    list: true,
    // A date of a rule has a page below its program.
    details: false,
    label: 'Hoje',
    collections: ['session-rules', 'special-days'],
    search: { term: 'aulas', many: 'Aulas e treinos', one: 'Aula ou treino' },
    parameters: ['municipio', 'esporte', 'idade', 'gratuito', 'acessivel', 'dia'],
    dataParameters: ['municipio', 'esporte'],
    found: [
      {
        title: 'Hoje: o que fazer perto de você',
        summary:
          'Aulas, treinos, eventos e transmissões de hoje, de amanhã e do fim de semana, por município.',
        keywords: 'agora hoje amanhã fim de semana minha cidade grátis perto',
      },
    ],
  },
  places: {
    path: '/esporte-e-lazer',
    list: true,
    details: true,
    detailsPath: '/lugares',
    label: 'Esporte e Lazer',
    collections: ['places'],
    search: { term: 'lugares', many: 'Lugares', one: 'Lugar para praticar' },
    parameters: ['municipio', 'esporte'],
    dataParameters: ['municipio', 'esporte'],
    map: {
      place: 7,
      title: 'Lugares para praticar',
      all: { name: 'Todos os lugares, no mapa', path: '/esporte-e-lazer#onde-praticar' },
    },
    found: [
      {
        title: 'Esporte e Lazer: onde praticar',
        summary:
          'Ginásios, arenas, piscinas, praças e quadras por município e por esporte, no mapa.',
        keywords: 'lugares locais mapa quadras treinar perto',
      },
    ],
  },
  municipalities: {
    path: '/municipios',
    list: true,
    details: true,
    label: 'Municípios',
    collections: ['municipalities'],
    search: { term: 'municipios', many: 'Municípios', one: 'Município' },
    parameters: [],
    map: {
      place: 6,
      title: 'Municípios',
      all: { name: 'Os 16 municípios, do norte ao sul', path: '/municipios' },
    },
    found: [
      {
        title: 'Os 16 municípios, do norte ao sul',
        summary: 'O que cada município do Amapá tem: eventos, lugares para praticar e atletas.',
        keywords: 'cidades interior perto de mim minha cidade',
      },
    ],
  },
  sports: {
    path: '/esportes',
    list: true,
    // Sports are a closed list, not documents: each has a page, at `path/slug`.
    details: false,
    label: 'Esportes',
    collections: [],
    search: { term: 'esportes', many: 'Esportes', one: 'Esporte' },
    parameters: [],
    map: { place: 8, title: 'Esportes', all: { name: 'Todos os esportes', path: '/esportes' } },
    found: [
      {
        title: 'Esportes: onde, quando e com quem',
        summary: 'Para cada esporte, os lugares, as aulas da semana, os atletas e as regras.',
        keywords: 'modalidades praticar aprender aulas regras',
      },
    ],
  },
  athletes: {
    path: '/atletas',
    list: true,
    details: true,
    label: 'Atletas',
    collections: ['athletes'],
    search: { term: 'atletas', many: 'Atletas', one: 'Atleta' },
    parameters: ['grupo', 'busca'],
    dataParameters: ['grupo'],
    map: {
      place: 5,
      title: 'Atletas',
      all: { name: 'Memorial do esporte amapaense', path: '/atletas/memorial' },
    },
    found: [
      {
        title: 'Atletas amapaenses',
        summary: 'Ícones da história, novos talentos, futebol e esporte paralímpico.',
        keywords: 'perfis desportistas',
      },
    ],
  },
  broadcasts: {
    path: '/transmissoes',
    list: true,
    details: true,
    label: 'Ao Vivo',
    collections: ['upcoming-broadcasts', 'recorded-broadcasts'],
    search: { term: 'transmissoes', many: 'Transmissões', one: 'Transmissão' },
    parameters: ['aba', 'categoria', 'gravacao', 'ver', 'pagina'],
    map: {
      place: 4,
      title: 'Transmissões gravadas',
      all: { name: 'Todas as gravações', path: '/transmissoes?aba=anteriores&ver=todas' },
    },
    found: [
      {
        title: 'Transmissões ao vivo e gravações',
        summary: 'Jogos e competições ao vivo, os próximos e os que já passaram.',
        keywords: 'assistir vídeo jogo online',
      },
    ],
  },
  results: {
    path: '/competicoes',
    list: true,
    details: true,
    label: 'Resultados',
    collections: ['competitions'],
    search: { term: 'resultados', many: 'Resultados', one: 'Competição' },
    parameters: ['pagina'],
    map: {
      place: 9,
      title: 'Resultados',
      all: { name: 'Todas as competições', path: '/competicoes' },
    },
    found: [
      {
        title: 'Resultados das competições',
        summary: 'Placares, classificação, chaves, tempos e medalhas por município.',
        keywords: 'placar tabela jogos campeão pódio medalha campeonato',
      },
    ],
  },
  scores: {
    path: '/competicoes',
    // Matches, races and teams are shown on the pages of their competitions.
    list: false,
    details: false,
    label: 'Resultados',
    collections: ['teams', 'matches', 'heats', 'state-records'],
    search: { term: 'jogos', many: 'Jogos', one: 'Jogo' },
    parameters: [],
    found: [],
  },
  pages: {
    path: '/p',
    // Each page is linked from where it is needed; the map of the site has them all.
    list: false,
    details: true,
    label: 'Páginas',
    collections: ['pages'],
    search: { term: 'informacoes', many: 'Informações', one: 'Informação' },
    parameters: [],
    map: { place: 10, title: 'Informações' },
    found: [],
  },
  legislation: {
    path: '/sobre',
    list: true,
    details: false,
    label: 'Legislação',
    collections: ['legislation'],
    search: { term: 'legislacao', many: 'Legislação', one: 'Legislação' },
    parameters: [],
    found: [
      {
        title: 'Legislação',
        part: '?aba=legislacao#legislacao',
        summary: 'Leis, decretos e portarias do esporte, com o texto em PDF.',
        keywords: 'normas leis regulamentos',
      },
    ],
  },
  transparency: {
    path: '/transparencia',
    // Its tables have a page each; they are listed on the secretariat's page.
    list: false,
    details: false,
    label: 'Transparência',
    collections: ['transparency-records'],
    search: { term: 'transparencia', many: 'Transparência', one: 'Transparência' },
    parameters: [],
    dataParameters: ['ano', 'situacao', 'busca'],
    found: [],
  },
  institution: {
    path: '/sobre',
    list: true,
    details: false,
    label: 'Secretaria',
    collections: ['team-members'],
    search: { term: 'paginas', many: 'Páginas', one: 'Página do portal' },
    parameters: ['aba', 'tipo', 'ano', 'assunto', 'sobre', 'indicacao'],
    found: [
      {
        title: 'Fale Conosco e Ouvidoria',
        part: '#fale-conosco',
        summary:
          'Escreva para a secretaria: dúvidas, sugestões, reclamações, elogios e informações.',
        keywords: 'contato telefone e-mail mensagem denúncia atendimento protocolo',
      },
      {
        title: 'Transparência',
        part: '?aba=transparencia#transparencia',
        summary: 'Orçamento, licitações e contratos, convênios e parcerias.',
        keywords: 'gastos contas públicas acesso à informação lai',
      },
    ],
  },
} as const satisfies Record<string, SubjectEntry>;

export type SubjectName = keyof typeof subjects;
export const subjectNames = Object.keys(subjects) as SubjectName[];

/** The same table, each entry with all that an entry may have. */
export const subjectEntry = (name: SubjectName): SubjectEntry => subjects[name];

export type SubjectCollection = (typeof subjects)[SubjectName]['collections'][number];

/** Facts, not inventions: there with or without the sample, and never deleted with it. */
type FactCollection = 'municipalities';
export type SampleCollection = Exclude<SubjectCollection, FactCollection>;
export const sampleCollections = subjectNames
  .flatMap((name): readonly SubjectCollection[] => subjects[name].collections)
  .filter((collection): collection is SampleCollection => collection !== 'municipalities');

/** A subject whose documents have pages. */
export type DetailedSubject = {
  [Name in SubjectName]: (typeof subjects)[Name]['details'] extends true ? Name : never;
}[SubjectName];
export type DetailedCollection = (typeof subjects)[DetailedSubject]['collections'][number];

export const detailedSubjects = subjectNames.filter(
  (name): name is DetailedSubject => subjects[name].details,
);

/** Under which address the documents of a subject have their pages. */
export function detailsHome(name: DetailedSubject): string {
  const { path, detailsPath = path } = subjectEntry(name);
  return detailsPath;
}

/** The same for a collection. */
export const homeOfCollection: ReadonlyMap<string, string> = new Map(
  detailedSubjects.flatMap((name) =>
    subjects[name].collections.map((collection) => [collection, detailsHome(name)] as const),
  ),
);
