// Long because it is a list: every page that no editor writes.
import { homePage, privacyPath } from './browser-paths.ts';
import type { FoundPage } from './subjects.ts';

interface StandingPage {
  path: `/${string}`;
  /** Its name on the map of the site and in links. */
  label: string;
  /** Whether search engines may show it. */
  listed?: true;
  /** Whether it is in the map's group of help. */
  help?: true;
  /** Whether citizens post forms to it. */
  takesPosts?: true;
  /** What it reads from the query of its address. */
  parameters?: readonly string[];
  found?: readonly FoundPage[];
}

/** Pages and files that are there whatever editors publish, and belong to no subject of the register. */
export const standingPages = {
  home: homePage,
  memorial: {
    path: '/atletas/memorial',
    label: 'Memorial do esporte amapaense',
    listed: true,
    found: [
      {
        title: 'Memorial do esporte amapaense',
        summary: 'Os ícones do esporte do Amapá, década por década.',
        keywords: 'história lendas memória',
      },
    ],
  },
  contact: {
    path: '/fale-conosco',
    label: 'Fale Conosco',
    help: true,
    takesPosts: true,
    parameters: ['assunto', 'sobre', 'indicacao', 'protocolo'],
  },
  follow: {
    path: '/fale-conosco/acompanhar',
    label: 'Acompanhar uma mensagem',
    help: true,
    takesPosts: true,
    parameters: ['protocolo'],
    found: [
      {
        title: 'Acompanhar uma mensagem',
        summary: 'Veja a resposta da secretaria com o número do protocolo e o seu e-mail.',
        keywords: 'protocolo resposta andamento',
      },
    ],
  },
  entry: {
    path: '/inscricao',
    label: 'Acompanhar uma inscrição',
    help: true,
    takesPosts: true,
    parameters: ['protocolo'],
    found: [
      {
        title: 'Acompanhar uma inscrição',
        summary: 'Veja a situação com o número do protocolo.',
        keywords: 'inscrição protocolo situação aceita lista de espera desistir corrigir',
      },
    ],
  },
  newsletter: {
    path: '/newsletter',
    label: 'Newsletter',
    help: true,
    takesPosts: true,
    found: [
      {
        title: 'Newsletter',
        summary: 'Receba por e-mail as notícias e a agenda do esporte no Amapá.',
        keywords: 'boletim assinar inscrever e-mail',
      },
    ],
  },
  newsletterConfirm: {
    path: '/newsletter/confirmar',
    label: 'Confirmar a inscrição',
    takesPosts: true,
    parameters: ['codigo'],
  },
  newsletterCancel: {
    path: '/newsletter/cancelar',
    label: 'Cancelar a inscrição',
    takesPosts: true,
    parameters: ['codigo'],
  },
  newsletterChoices: {
    path: '/newsletter/escolhas',
    label: 'Escolher o que recebo',
    takesPosts: true,
    parameters: ['codigo'],
  },
  openingAlert: {
    path: '/aviso',
    label: 'Avise-me quando abrir',
    takesPosts: true,
    parameters: ['servico'],
  },
  openingAlertConfirm: {
    path: '/aviso/confirmar',
    label: 'Confirmar o aviso',
    takesPosts: true,
    parameters: ['codigo'],
  },
  openingAlertCancel: {
    path: '/aviso/cancelar',
    label: 'Desistir do aviso',
    takesPosts: true,
    parameters: ['codigo'],
  },
  search: {
    path: '/busca',
    label: 'Busca',
    help: true,
    parameters: ['q', 'tipo', 'pagina'],
  },
  suggestions: {
    path: '/busca/sugestoes.json',
    label: 'Sugestões da busca',
    parameters: ['q'],
  },
  data: {
    path: '/dados',
    label: 'Dados abertos',
    listed: true,
    found: [
      {
        title: 'Dados abertos',
        summary: 'Agenda, programas, lugares, atletas e contas da secretaria em CSV e JSON.',
        keywords: 'csv json planilha download api',
      },
    ],
  },
  openActive: {
    path: '/dados/openactive',
    label: 'Dados abertos no padrão OpenActive',
    listed: true,
    found: [
      {
        title: 'Dados abertos no padrão OpenActive',
        summary: 'Aulas, eventos e lugares para praticar, para programas que os acompanham.',
        keywords: 'rpde api feed aplicativo desenvolvedor integração',
      },
    ],
  },
  calendar: {
    path: '/dados/agenda.ics',
    label: 'Agenda (iCalendar)',
    parameters: ['data', 'categoria', 'local', 'mes', 'ano'],
  },
  sessionsCalendar: {
    path: '/dados/aulas.ics',
    label: 'Aulas e treinos (iCalendar)',
    parameters: ['municipio', 'esporte'],
  },
  newsFeed: { path: '/dados/noticias.xml', label: 'Notícias (RSS)', parameters: ['categoria'] },
  liveStatus: { path: '/dados/ao-vivo.json', label: 'Ao vivo (JSON)' },
  accessibility: {
    path: '/acessibilidade',
    label: 'Acessibilidade',
    listed: true,
    help: true,
    found: [
      {
        title: 'Acessibilidade',
        summary: 'Recursos, teclas de atalho, limites conhecidos e como reclamar de uma barreira.',
        keywords: 'contraste deficiência leitor de tela libras',
      },
    ],
  },
  libras: {
    path: '/libras',
    label: 'Libras',
    listed: true,
    help: true,
    parameters: ['pagina'],
  },
  translator: { path: '/libras/tradutor', label: 'Tradutor de Libras', parameters: ['pagina'] },
  privacy: {
    path: privacyPath,
    label: 'Privacidade',
    listed: true,
    help: true,
    found: [
      {
        title: 'Privacidade',
        summary: 'O que guardamos, por quê, por quanto tempo e como apagar.',
        keywords: 'lgpd dados pessoais apagar excluir cookies',
      },
    ],
  },
  deletion: {
    path: '/privacidade/excluir',
    label: 'Apagar meus dados',
    help: true,
    takesPosts: true,
    parameters: ['codigo'],
  },
  electoralPeriod: { path: '/periodo-eleitoral', label: 'Período eleitoral' },
  siteMap: {
    path: '/mapa-do-site',
    label: 'Mapa do site',
    listed: true,
    found: [
      {
        title: 'Mapa do site',
        summary: 'Todas as páginas, em grupos.',
        keywords: 'índice páginas',
      },
    ],
  },
  alternative: { path: '/alternative', label: 'Página inicial alternativa', help: true },
  style: { path: '/estilo', label: 'Estilo' },
  health: { path: '/saude', label: 'Saúde' },
} as const satisfies Record<string, StandingPage>;

export const standingPageList: readonly StandingPage[] = Object.values(standingPages);
