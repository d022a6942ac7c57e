import { paths } from '../lib/paths.ts';
import type { Home, Institution, LiveStream } from './payload-types.ts';

/**
 * Texts that the specification fixes. A start without the sample writes these; so does the action that
 * deletes the sample.
 */
export const fixedHome = {
  quickAccess: [
    {
      title: 'Agenda de Eventos',
      description: 'Corridas, jogos e lazer perto de você.',
      link: paths.events,
      icon: 'agenda',
      color: 'azul',
    },
    {
      title: 'Programas e Projetos',
      description: 'Aulas gratuitas para todas as idades.',
      link: paths.programs,
      icon: 'programas',
      color: 'verde',
    },
    {
      title: 'Transmissões ao Vivo',
      description: 'Assista aos jogos de onde estiver.',
      link: paths.broadcasts,
      icon: 'transmissoes',
      color: 'azul',
    },
    {
      title: 'Nossos Atletas',
      description: 'Quem leva o Amapá ao pódio.',
      link: paths.athletes,
      icon: 'atletas',
      color: 'verde',
    },
  ],
  impact: [
    { figure: '27+', label: 'programas esportivos' },
    { figure: '5.000+', label: 'atletas atendidos' },
    { figure: '120+', label: 'eventos por ano' },
    { figure: '16', label: 'municípios, dos dois lados da linha' },
  ],
} satisfies Partial<Home>;

export const fixedInstitution = {
  about:
    'Somos a Secretaria de Estado do Desporto e Lazer do Amapá. Cuidamos das políticas públicas de esporte e lazer nos 16 municípios: da escolinha do bairro ao atleta que representa o estado, do passeio na praça ao jogo no Zerão, onde a linha do Equador corta o campo.',
  mission:
    'Promover o esporte e o lazer como direito de cada amapaense e como caminho de transformação social e desenvolvimento.',
  vision:
    'Ser referência na Amazônia em esporte e lazer para todas as pessoas, em todos os municípios.',
  values: [
    'Inclusão e acessibilidade',
    'Transparência e ética',
    'Excelência e profissionalismo',
    'Respeito à diversidade',
    'Compromisso com resultados',
  ],
} satisfies Partial<Institution>;

/** Nothing is on air: these texts are not shown until an editor replaces them and switches the stream on. */
export const fixedLiveStream = {
  isLive: false,
  showOnHome: false,
  title: 'A definir',
  description: 'A definir',
  viewers: 0,
  startTime: '00:00',
} satisfies Partial<LiveStream>;
