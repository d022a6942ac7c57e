import type { YearlyEvent } from './event-dates.ts';

/**
 * What comes every year. The first three are those of the home page's card, in the specification's words; a new
 * year's take their place when the month is over.
 */
export const eventsYearly: readonly YearlyEvent[] = [
  {
    title: 'Corrida na Orla',
    when: { monthDay: '06-15', until: '06-30', hours: ['06:00', '10:00'] },
    place: 'Orla do Macapá',
    municipality: 'macapa',
    accessible: true,
    category: 'competicao',
    sport: 'atletismo',
    description: 'Percursos de 5 km e 10 km, com 1.500 vagas de graça. A largada é antes do calor.',
    poster: 'corrida',
  },
  {
    title: 'Campeonato de Natação',
    when: { monthDay: '06-22', until: '06-30', hours: ['08:00', '12:00'] },
    venue: 'centro-aquatico',
    category: 'competicao',
    sport: 'natacao',
    description: 'As oito provas do estadual, do infantil ao master, em uma manhã.',
    poster: 'natacao',
  },
  {
    title: 'Quinta Feliz - Dança Sênior',
    when: { monthDay: '06-30', until: '06-30', hours: ['14:00', '17:00'] },
    venue: 'ginasio-poliesportivo',
    category: 'lazer',
    sport: 'danca',
    minAge: 60,
    description: 'A festa que fecha o semestre da Quinta Feliz, com todas as turmas.',
    program: 'quinta-feliz',
    poster: 'danca',
  },
  {
    title: 'Copa das Arenas: mutirão de inscrições',
    when: { monthDay: '06-07', until: '06-30', hours: ['09:00', '13:00'] },
    venue: 'quadra-da-vila-nova',
    category: 'lazer',
    sport: 'futebol',
    description:
      'Ajuda para listar a equipe e se inscrever na fase estadual, sem internet em casa.',
    program: 'copa-arenas',
    poster: 'arena',
  },
  {
    title: 'Intermunicipal Sub-17: dia de inscrição',
    when: { monthDay: '07-05', until: '07-31', hours: ['09:00', '13:00'] },
    venue: 'arena-do-araguari',
    category: 'lazer',
    sport: 'futebol',
    description: 'Responsáveis e jovens de 15 a 17 anos se inscrevem com a comissão do município.',
    program: 'futebol-intermunicipal-sub-17',
    poster: 'futebol',
  },
  {
    title: 'Consciência Negra: capoeira e marabaixo',
    when: { monthDay: '11-20', until: '11-20', hours: ['16:00', '20:00'] },
    place: 'Praça do Marabaixo',
    municipality: 'macapa',
    accessible: true,
    category: 'lazer',
    sport: 'capoeira',
    description: 'Rodas, caixas e saias rodadas na praça, com mestres e mestras de todo o estado.',
    poster: 'capoeira',
  },
];
