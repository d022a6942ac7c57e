import { moment } from './moment.ts';
import type { SampleCompetition } from './shapes.ts';

const source = 'Coordenação de esporte, dados de exemplo';
const noon = (day: string) => moment(day, '12:00');

/** The cup of the year before the specification's May, two of its events that are over by then, and what is recorded. */
export const competitions: readonly SampleCompetition[] = [
  {
    title: 'Copa das Arenas 2024, feminina',
    slug: 'copa-das-arenas-2024-feminina',
    sport: 'futebol',
    kind: 'jogos',
    ruleSet: 'futebol',
    from: noon('2024-06-01'),
    until: noon('2024-09-14'),
    summary:
      'Dezesseis equipes, quatro grupos e uma final sobre a linha do Equador. Resultados de exemplo.',
    program: 'copa-arenas',
    source,
    poster: 'futebol',
    groups: [
      {
        name: 'Grupo A',
        advance: 2,
        teams: ['macapa-norte', 'porto-grande', 'ferreira-gomes', 'serra-do-navio'],
      },
      {
        name: 'Grupo B',
        advance: 2,
        teams: ['oiapoque', 'calcoene', 'amapa', 'tartarugalzinho'],
      },
      { name: 'Grupo C', advance: 2, teams: ['santana', 'mazagao', 'macapa-sul', 'itaubal'] },
      {
        name: 'Grupo D',
        advance: 2,
        teams: ['laranjal-do-jari', 'vitoria-do-jari', 'pedra-branca-do-amapari', 'cutias'],
      },
    ],
  },
  {
    title: 'Festival de Natação 2025',
    slug: 'festival-de-natacao-2025',
    sport: 'natacao',
    kind: 'provas',
    from: noon('2025-05-10'),
    until: noon('2025-05-10'),
    summary:
      'Provas de 25 m a 200 m no Centro Aquático. De quem tem menos de 18 anos mostramos só o município. Resultados de exemplo.',
    program: 'natacao-para-todos',
    event: 'festival-de-natacao',
    source,
    poster: 'natacao',
  },
  {
    title: 'Estadual de Vôlei, feminino',
    slug: 'estadual-de-volei',
    sport: 'volei',
    kind: 'jogos',
    ruleSet: 'volei',
    from: noon('2025-04-05'),
    until: noon('2025-04-26'),
    summary: 'Quatro equipes em um grupo; as duas primeiras fazem a final. Resultados de exemplo.',
    source,
    poster: 'volei',
    groups: [
      {
        name: 'Grupo único',
        advance: 2,
        teams: ['macapa-norte', 'santana', 'mazagao', 'oiapoque'],
      },
    ],
  },
  {
    title: 'Corrida do Trabalhador 2025',
    slug: 'corrida-do-trabalhador-2025',
    sport: 'atletismo',
    kind: 'provas',
    from: noon('2025-05-03'),
    until: noon('2025-05-03'),
    summary: 'Os 5 km e os 10 km à beira do rio Amazonas. Resultados de exemplo.',
    event: 'corrida-do-trabalhador',
    source,
    poster: 'corrida',
  },
];
