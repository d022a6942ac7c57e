import { moment } from './moment.ts';
import * as older from './news-bodies-older.ts';
import * as recent from './news-bodies-recent.ts';
import type { SampleNews } from './shapes.ts';

/**
 * Newest first; the loader moves their days to those before it runs, so no text names a date. The texts
 * themselves are in the files of bodies.
 */
export const news: readonly SampleNews[] = [
  {
    title: 'Canoagem do Jari leva doze atletas ao Brasileiro',
    slug: 'canoagem-do-jari-leva-doze-atletas-ao-brasileiro',
    date: moment('2025-05-12', '09:00'),
    category: 'esportes-olimpicos-e-paralimpicos',
    excerpt:
      'A equipe treina no rio desde as cinco da manhã e embarca no mês que vem com apoio do Bolsa ' +
      'Atleta.',
    body: recent.canoeing,
    highlighted: true,
    poster: 'canoagem',
  },
  {
    title: 'Escolinhas de vôlei abrem 300 vagas em Santana',
    slug: 'escolinhas-de-volei-abrem-300-vagas-em-santana',
    date: moment('2025-05-09', '10:00'),
    category: 'programas-e-projetos',
    excerpt: 'As inscrições ficam abertas por três semanas e são gratuitas.',
    body: recent.volleyballSchools,
    poster: 'volei',
  },
  {
    title: 'Centro Aquático volta a receber treinos à noite',
    slug: 'centro-aquatico-volta-a-receber-treinos-a-noite',
    date: moment('2025-05-06', '08:30'),
    category: 'infraestrutura-esportiva',
    excerpt: 'A piscina funciona até as 21h, de segunda a sexta.',
    body: recent.aquaticCentre,
    poster: 'natacao',
  },
  {
    title: 'Corrida na Orla abre inscrições',
    slug: 'corrida-na-orla-abre-inscricoes',
    date: moment('2025-05-05', '09:00'),
    category: 'editais-e-inscricoes',
    excerpt: 'São 1.500 vagas gratuitas para os percursos de 5 km e 10 km, à beira do rio.',
    body: recent.riversideRun,
    poster: 'corrida',
  },
  {
    title: 'Bolsa Atleta recebe pedidos por quatro semanas',
    slug: 'bolsa-atleta-recebe-pedidos-por-quatro-semanas',
    date: moment('2025-05-05', '08:00'),
    category: 'editais-e-inscricoes',
    excerpt: 'São cinco categorias, da base ao alto rendimento. O pedido é gratuito.',
    body: older.athleteGrant,
    poster: 'judo',
  },
  {
    title: 'Rua de Lazer toma a avenida de Santana',
    slug: 'rua-de-lazer-toma-a-avenida-de-santana',
    date: moment('2025-05-02', '11:00'),
    category: 'lazer-e-recreacao',
    excerpt: 'A avenida fecha para os carros e abre para bicicletas, dança e brincadeiras de rua.',
    body: recent.streetOfLeisure,
    poster: 'ciclismo',
  },
  {
    title: 'Iracema Picanço faz a melhor marca da carreira nos 400 m',
    slug: 'iracema-picanco-faz-a-melhor-marca-da-carreira-nos-400-m',
    date: moment('2025-04-28', '15:00'),
    category: 'atletas-amapaenses',
    excerpt:
      'A atleta de Macapá correu em 53s80, novo recorde do estado, e está a um passo do Brasileiro adulto.',
    body: older.runner,
    poster: 'corrida',
  },
  {
    title: 'Copa das Arenas: o sul do estado já treina',
    slug: 'copa-das-arenas-o-sul-do-estado-ja-treina',
    date: moment('2025-04-24', '09:30'),
    category: 'esportes-amadores-e-comunitarios',
    excerpt: 'Oito equipes de bairro preparam a chave regional de maio, em Laranjal do Jari.',
    body: older.arenasCup,
    poster: 'arena',
  },
  {
    title: 'Quinta Feliz já reúne 380 pessoas por semana',
    slug: 'quinta-feliz-ja-reune-380-pessoas-por-semana',
    date: moment('2025-04-17', '16:00'),
    category: 'programas-e-projetos',
    excerpt: 'Dança, alongamento e boa conversa lotam o Ginásio Poliesportivo toda quinta.',
    body: older.happyThursday,
    poster: 'danca',
  },
  {
    title: 'Bocha paralímpica ganha nova turma em Macapá',
    slug: 'bocha-paralimpica-ganha-nova-turma-em-macapa',
    date: moment('2025-04-14', '10:00'),
    category: 'esportes-olimpicos-e-paralimpicos',
    excerpt: 'Os treinos são às segundas, quartas e sextas, com transporte adaptado.',
    body: older.boccia,
    poster: 'bocha',
  },
  {
    title: 'Quadra de Oiapoque ganha rampa e luz nova',
    slug: 'quadra-de-oiapoque-ganha-rampa-e-luz-nova',
    date: moment('2025-04-09', '08:00'),
    category: 'infraestrutura-esportiva',
    excerpt:
      'A reforma durou quatro meses. Agora dá para jogar à noite e chegar de cadeira de rodas.',
    body: older.oiapoqueCourt,
    poster: 'futsal',
  },
  {
    title: 'Davi Lobato bate o recorde estadual dos 1.500 m',
    slug: 'davi-lobato-bate-o-recorde-estadual-dos-1-500-m',
    date: moment('2025-04-07', '14:00'),
    category: 'atletas-amapaenses',
    excerpt: 'O atleta de Ferreira Gomes baixou a marca em dois segundos na cadeira de corrida.',
    body: older.wheelchairRecord,
    poster: 'cadeira',
  },
];
