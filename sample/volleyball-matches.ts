import { moment } from './moment.ts';
import type { SampleMatch } from './shapes.ts';

interface Day {
  day: string;
  slot: number;
  /** The points of each set: 'santana 25-20,25-18,25-22 oiapoque'. */
  lines: readonly string[];
}

const days: readonly Day[] = [
  {
    day: '2025-04-05',
    slot: 1,
    lines: [
      'santana 25-20,25-18,25-22 oiapoque',
      'mazagao 25-23,20-25,25-21,19-25,15-12 macapa-norte',
    ],
  },
  {
    day: '2025-04-12',
    slot: 2,
    lines: [
      'macapa-norte 25-17,25-19,23-25,25-20 santana',
      'oiapoque 22-25,25-20,18-25,21-25 mazagao',
    ],
  },
  {
    day: '2025-04-19',
    slot: 3,
    lines: ['oiapoque 16-25,20-25,19-25 macapa-norte', 'santana 25-21,25-20,25-23 mazagao'],
  },
];

const match = (line: string): Pick<SampleMatch, 'first' | 'second' | 'sets'> => {
  const [first = '', sets = '', second = ''] = line.split(' ');
  const points = sets.split(',').map((set) => {
    const [own = 0, other = 0] = set.split('-').map(Number);
    return { first: own, second: other };
  });
  return { first, second, sets: points };
};

const shared = {
  competition: 'estadual-de-volei',
  placeName: 'Ginásio Poliesportivo, Macapá',
  state: 'encerrado',
} as const;

/** The championship of which the recording shows the final. Its days move with it. */
export const volleyballMatches: readonly SampleMatch[] = [
  ...days.flatMap(({ day, slot, lines }) =>
    lines.map((line, index) => ({
      ...shared,
      ...match(line),
      stage: 'grupos' as const,
      slot,
      startsAt: moment(day, index === 0 ? '17:00' : '19:00'),
    })),
  ),
  {
    ...shared,
    ...match('macapa-norte 25-22,21-25,25-23,20-25,15-13 santana'),
    stage: 'final',
    slot: 1,
    startsAt: moment('2025-04-26', '19:00'),
    recording: 'volei-final-do-estadual',
  },
];
