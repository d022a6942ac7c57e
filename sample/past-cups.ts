import { cupMatches } from './cup-matches.ts';

/** The semifinals, the match for the third place and the final of the years before. */
const lastFour: Record<string, readonly [string, string, string, string]> = {
  '2023-feminina': ['oiapoque 2-1 calcoene', 'mazagao 1-1 santana 5-4', 's1 0-1 s2', 'S1 0-1 S2'],
  '2023-masculina': [
    'macapa-sul 0-1 porto-grande',
    'laranjal-do-jari 3-2 santana',
    's1 1-1 s2 3-1',
    'S1 2-1 S2',
  ],
  '2022-feminina': [
    'macapa-norte 2-0 amapa',
    'santana 0-1 vitoria-do-jari',
    's1 2-3 s2',
    'S1 3-1 S2',
  ],
  '2022-masculina': [
    'tartarugalzinho 0-2 macapa-sul',
    'mazagao 0-1 vitoria-do-jari',
    's1 1-0 s2',
    'S1 1-2 S2',
  ],
};

export const pastCupMatches = Object.entries(lastFour).flatMap(
  ([edition, [one, other, third, final]]) => {
    const year = edition.slice(0, 4);
    return cupMatches(`copa-das-arenas-${edition}`, [
      { stage: 'semifinal', day: `${year}-09-02`, lines: [one, other] },
      { stage: 'terceiro', day: `${year}-09-09`, lines: [third] },
      { stage: 'final', day: `${year}-09-09`, lines: [final] },
    ]);
  },
);
