import type { MunicipalitySlug } from './municipalities.ts';
import type { ProgramSlug } from './programs.ts';
import type { SampleSessionRule } from './shapes.ts';

type Rule = SampleSessionRule<ProgramSlug, MunicipalitySlug>;
type Town = readonly [town: MunicipalitySlug, where: Pick<Rule, 'place' | 'placeName'>];

const weekly = { rhythm: 'semanal', pausesOnHolidays: true, price: 0 } as const;

/** For people with disabilities, for those over 60 and for small children: the same class in five towns each. */
const classes: readonly (Omit<Rule, 'municipality' | 'place' | 'placeName'> & {
  towns: readonly Town[];
})[] = [
  {
    ...weekly,
    name: 'Judô adaptado',
    slug: 'judo-adaptado',
    program: 'jogos-paralimpicos',
    sports: ['judo'],
    weekdays: ['qua', 'sex'],
    startsAt: '15:00',
    endsAt: '16:30',
    accessible: true,
    level: 'todos',
    bring: ['roupa confortável', 'garrafa de água'],
    towns: [
      ['santana', { placeName: 'Salão da Escola das Samaúmas' }],
      ['mazagao', { place: 'ginasio-de-mazagao' }],
      ['oiapoque', { place: 'quadra-da-beira-rio' }],
      ['porto-grande', { placeName: 'Salão Comunitário do Araguari' }],
      ['laranjal-do-jari', { placeName: 'Centro de Convivência Beira-Rio' }],
    ],
  },
  {
    ...weekly,
    name: 'Ginástica suave',
    slug: 'ginastica-suave',
    program: 'quinta-feliz',
    sports: ['ginastica'],
    weekdays: ['sex'],
    startsAt: '07:00',
    endsAt: '08:00',
    minAge: 60,
    accessible: true,
    level: 'todos',
    towns: [
      ['macapa', { place: 'parque-da-cidade' }],
      ['santana', { place: 'praca-civica' }],
      ['ferreira-gomes', { place: 'arena-do-araguari' }],
      ['pedra-branca-do-amapari', { place: 'praca-do-esporte' }],
      ['tartarugalzinho', { place: 'quadra-de-tartarugalzinho' }],
    ],
  },
  {
    ...weekly,
    name: 'Caminhada orientada',
    slug: 'caminhada-orientada',
    program: 'quinta-feliz',
    sports: ['caminhada'],
    weekdays: ['sab'],
    startsAt: '06:30',
    endsAt: '07:30',
    minAge: 60,
    accessible: true,
    level: 'todos',
    towns: [
      ['macapa', { place: 'orla-do-araxa' }],
      ['porto-grande', { place: 'pista-de-porto-grande' }],
      ['vitoria-do-jari', { place: 'ciclovia-do-jari' }],
      ['pedra-branca-do-amapari', { place: 'praca-do-esporte' }],
      ['calcoene', { place: 'arena-de-calcoene' }],
    ],
  },
  {
    ...weekly,
    name: 'Minivôlei',
    slug: 'minivolei',
    program: 'escolinhas-de-volei',
    sports: ['volei'],
    weekdays: ['sab'],
    startsAt: '09:00',
    endsAt: '10:00',
    minAge: 4,
    maxAge: 7,
    level: 'iniciante',
    bring: ['autorização do responsável', 'tênis'],
    towns: [
      ['santana', { place: 'quadra-da-vila-nova' }],
      ['oiapoque', { place: 'quadra-da-beira-rio' }],
      ['mazagao', { place: 'ginasio-de-mazagao' }],
      ['ferreira-gomes', { place: 'arena-do-araguari' }],
      ['laranjal-do-jari', { place: 'arena-municipal' }],
    ],
  },
];

export const rulesInTowns: readonly Rule[] = classes.flatMap(({ towns, ...rule }) =>
  towns.map(([municipality, where]) => ({
    ...rule,
    ...where,
    slug: `${rule.slug}-${municipality}`,
    municipality,
  })),
);
