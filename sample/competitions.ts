import { groupId } from './cup-matches.ts';
import { moment } from './moment.ts';
import type { SampleCompetition } from './shapes.ts';

const source = 'Coordenação de esporte, dados de exemplo';
const noon = (day: string) => moment(day, '12:00');

/** Groups of four, of which two go on. */
const groupsOfFour = (competition: string, teams: Record<string, readonly string[]>) =>
  Object.entries(teams).map(([letter, own]) => ({
    id: groupId(competition, letter),
    name: `Grupo ${letter}`,
    advance: 2,
    teams: own,
  }));

/** What all editions of the cup share. */
const cup = (category: string) =>
  ({
    series: `Copa das Arenas, ${category}`,
    sport: 'futebol',
    kind: 'jogos',
    ruleSet: 'futebol',
    program: 'copa-arenas',
    source,
    poster: 'futebol',
  }) as const;

/** Of the years before only the last four are told. */
const pastCup = (category: string, year: number): SampleCompetition => ({
  ...cup(category),
  title: `Copa das Arenas ${year}, ${category}`,
  slug: `copa-das-arenas-${year}-${category}`,
  from: noon(`${year}-09-02`),
  until: noon(`${year}-09-09`),
  summary: 'As semifinais e a final. Resultados de exemplo.',
});

/** The cup of the year before the specification's May, two of its events that are over by then, and what is recorded. */
export const competitions: readonly SampleCompetition[] = [
  {
    ...cup('feminina'),
    title: 'Copa das Arenas 2024, feminina',
    slug: 'copa-das-arenas-2024-feminina',
    from: noon('2024-06-01'),
    until: noon('2024-09-14'),
    summary:
      'Dezesseis equipes, quatro grupos e uma final sobre a linha do Equador. Resultados de exemplo.',
    groups: groupsOfFour('copa-das-arenas-2024-feminina', {
      A: ['macapa-norte', 'porto-grande', 'ferreira-gomes', 'serra-do-navio'],
      B: ['oiapoque', 'calcoene', 'amapa', 'tartarugalzinho'],
      C: ['santana', 'mazagao', 'macapa-sul', 'itaubal'],
      D: ['laranjal-do-jari', 'vitoria-do-jari', 'pedra-branca-do-amapari', 'cutias'],
    }),
  },
  {
    ...cup('masculina'),
    title: 'Copa das Arenas 2024, masculina',
    slug: 'copa-das-arenas-2024-masculina',
    from: noon('2024-05-25'),
    until: noon('2024-09-08'),
    summary:
      'Dezesseis equipes, quatro grupos e oito que seguem até a final. Resultados de exemplo.',
    groups: groupsOfFour('copa-das-arenas-2024-masculina', {
      A: ['macapa-sul', 'oiapoque', 'cutias', 'ferreira-gomes'],
      B: ['porto-grande', 'tartarugalzinho', 'amapa', 'pedra-branca-do-amapari'],
      C: ['mazagao', 'laranjal-do-jari', 'calcoene', 'itaubal'],
      D: ['santana', 'vitoria-do-jari', 'macapa-norte', 'serra-do-navio'],
    }),
  },
  ...[2023, 2022].flatMap((year) => [pastCup('feminina', year), pastCup('masculina', year)]),
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
    event: 'volei-final-do-estadual',
    source,
    poster: 'volei',
    groups: [
      {
        id: groupId('estadual-de-volei', 'A'),
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
