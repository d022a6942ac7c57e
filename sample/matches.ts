import { cupMatches, type Round } from './cup-matches.ts';
import { mensCup } from './mens-cup.ts';
import { pastCupMatches } from './past-cups.ts';
import type { SampleMatch } from './shapes.ts';
import { volleyballMatches } from './volleyball-matches.ts';

/** Three days of matches of the four groups, in this order. */
const groupDays: readonly Round[] = [
  {
    stage: 'grupos',
    slot: 1,
    day: '2024-06-01',
    lines: [
      'macapa-norte 3-0 serra-do-navio',
      'porto-grande 2-1 ferreira-gomes',
      'oiapoque 1-1 calcoene',
      'amapa 0-2 tartarugalzinho',
      'santana 2-0 itaubal',
      'mazagao 1-0 macapa-sul',
      'laranjal-do-jari 4-0 cutias',
      'vitoria-do-jari 1-1 pedra-branca-do-amapari',
    ],
  },
  {
    stage: 'grupos',
    slot: 2,
    day: '2024-06-15',
    lines: [
      'ferreira-gomes 0-2 macapa-norte',
      'serra-do-navio 1-3 porto-grande',
      'tartarugalzinho 0-1 oiapoque',
      'calcoene 2-1 amapa',
      'macapa-sul 1-1 santana',
      'itaubal 0-2 mazagao',
      'pedra-branca-do-amapari 0-1 laranjal-do-jari',
      'cutias 0-2 vitoria-do-jari',
    ],
  },
  {
    stage: 'grupos',
    slot: 3,
    day: '2024-06-29',
    lines: [
      'macapa-norte 1-1 porto-grande',
      'ferreira-gomes 2-0 serra-do-navio',
      'oiapoque 2-0 amapa',
      'calcoene 1-1 tartarugalzinho',
      'santana 2-1 mazagao',
      'macapa-sul 3-0 itaubal',
      'laranjal-do-jari 1-2 vitoria-do-jari',
      'cutias 0-1 pedra-branca-do-amapari',
    ],
  },
];

/** North of the line above, south below: each winner meets that of the next line. */
const bracket: readonly Round[] = [
  {
    stage: 'quartas',
    day: '2024-08-24',
    lines: [
      'macapa-norte 2-0 calcoene',
      'oiapoque 1-1 porto-grande 3-4',
      'santana 2-0 laranjal-do-jari',
      'vitoria-do-jari 1-0 mazagao',
    ],
  },
  {
    stage: 'semifinal',
    day: '2024-09-07',
    lines: ['macapa-norte 3-1 porto-grande', 'santana 2-1 vitoria-do-jari'],
  },
  { stage: 'terceiro', day: '2024-09-14', lines: ['porto-grande 0-1 vitoria-do-jari'] },
  { stage: 'final', day: '2024-09-14', lines: ['macapa-norte 1-2 santana'] },
];

/** Of the final, goal by goal: nobody's real name. */
const goals: SampleMatch['goals'] = [
  { minute: 23, side: 'mandante', name: 'Lia Ramos', note: 'de falta' },
  { minute: 51, side: 'visitante', name: 'Nara Tork', note: 'de cabeça' },
  { minute: 88, side: 'visitante', name: 'Duda Pires', note: 'a virada' },
];

const womensCup = cupMatches('copa-das-arenas-2024-feminina', [...groupDays, ...bracket]);

export const matches: readonly SampleMatch[] = [
  ...womensCup.map((match) => (match.stage === 'final' ? { ...match, goals } : match)),
  ...cupMatches('copa-das-arenas-2024-masculina', mensCup),
  ...pastCupMatches,
  ...volleyballMatches,
];
