import { dayOf } from '../lib/dates.ts';
import { moment } from './moment.ts';
import type { MunicipalitySlug } from './municipalities.ts';
import type { SampleStateRecord } from './shapes.ts';

const noon = (day: string) => moment(day, '12:00');
const venue = 'marca de exemplo';

/** Invented, and saying so on the page. */
export const stateRecords: readonly (
  | SampleStateRecord<MunicipalitySlug>
  | (Omit<SampleStateRecord<MunicipalitySlug>, 'day'> & { event: string })
)[] = [
  {
    title: 'Travessia do rio, masculino',
    sport: 'natacao',
    mark: '1:58:40',
    day: noon('1996-10-12'),
    holder: 'Orlando Guedes',
    athlete: 'orlando-guedes',
    municipality: 'santana',
    venue,
  },
  {
    title: '100 m livre, feminino',
    sport: 'natacao',
    mark: '59,84',
    day: noon('2019-08-17'),
    holder: 'Cleide Exemplo',
    municipality: 'macapa',
    venue,
  },
  {
    title: '200 m costas, masculino',
    sport: 'natacao',
    mark: '2:14,30',
    day: noon('2023-11-04'),
    holder: 'Valter Exemplo',
    municipality: 'laranjal-do-jari',
    venue,
  },
  {
    title: 'Salto em distância, feminino',
    sport: 'atletismo',
    mark: '5,71 m',
    day: noon('2017-06-03'),
    holder: 'Ivete Exemplo',
    municipality: 'oiapoque',
    venue,
  },
  {
    title: '400 m, feminino',
    sport: 'atletismo',
    mark: '53,80',
    event: 'torneio-de-abertura-de-atletismo',
    holder: 'Iracema Picanço',
    athlete: 'iracema-picanco',
    municipality: 'macapa',
    venue,
  },
  {
    title: '1.500 m em cadeira de corrida, masculino',
    sport: 'atletismo',
    mark: '3:21,40',
    event: 'torneio-paralimpico-de-macapa',
    holder: 'Davi Lobato',
    athlete: 'davi-lobato',
    municipality: 'ferreira-gomes',
    venue,
  },
];

/** Set long ago, or at an event of the sample's agenda. */
export function stateRecordsOf(
  events: readonly { slug: string; startsAt: string }[],
): SampleStateRecord<MunicipalitySlug>[] {
  return stateRecords.map((record) => {
    if (!('event' in record)) return record;
    const { event, ...rest } = record;
    const set = events.find(({ slug }) => slug === event);
    if (!set) throw new Error(`The sample has no event '${event}'.`);
    return { ...rest, day: noon(dayOf(new Date(set.startsAt))) };
  });
}
