import type { Round } from './cup-matches.ts';

/** The men's cup of 2024. In its bracket nobody is named: who goes on follows from the scores. */
export const mensCup: readonly Round[] = [
  {
    stage: 'grupos',
    slot: 1,
    day: '2024-05-25',
    lines: [
      'macapa-sul 3-0 ferreira-gomes',
      'oiapoque 3-1 cutias',
      'porto-grande 1-0 pedra-branca-do-amapari',
      'tartarugalzinho 2-0 amapa',
      'mazagao 2-2 itaubal',
      'laranjal-do-jari 1-0 calcoene',
      'santana 1-1 serra-do-navio',
      'vitoria-do-jari 2-1 macapa-norte',
    ],
  },
  {
    stage: 'grupos',
    slot: 2,
    day: '2024-06-08',
    lines: [
      'ferreira-gomes 1-2 oiapoque',
      'cutias 0-1 macapa-sul',
      'pedra-branca-do-amapari 0-3 tartarugalzinho',
      'amapa 1-1 porto-grande',
      'itaubal 0-1 laranjal-do-jari',
      'calcoene 1-4 mazagao',
      'serra-do-navio 0-2 vitoria-do-jari',
      'macapa-norte 1-1 santana',
    ],
  },
  {
    stage: 'grupos',
    slot: 3,
    day: '2024-06-22',
    lines: [
      'macapa-sul 1-1 oiapoque',
      'cutias 2-2 ferreira-gomes',
      'porto-grande 0-0 tartarugalzinho',
      'amapa 2-1 pedra-branca-do-amapari',
      'mazagao 2-0 laranjal-do-jari',
      'calcoene 1-0 itaubal',
      'santana 0-0 vitoria-do-jari',
      'macapa-norte 0-0 serra-do-navio',
    ],
  },
  {
    stage: 'quartas',
    day: '2024-08-17',
    lines: ['1A 2-1 2B', '1B 0-0 2A 3-5', '1C 3-1 2D', '1D 1-2 2C'],
  },
  { stage: 'semifinal', day: '2024-08-31', lines: ['Q1 1-2 Q2', 'Q3 2-0 Q4'] },
  { stage: 'terceiro', day: '2024-09-08', lines: ['s1 2-2 s2 4-2'] },
  { stage: 'final', day: '2024-09-08', lines: ['S1 2-3 S2'] },
];
