import { assumedEnd } from '../../lib/assumed-end.ts';
import { dayOf, shortDate, timeOf } from '../../lib/dates.ts';
import { lastWholeDay } from '../../lib/event-end.ts';
import { eventCategories, eventStatuses } from '../../lib/vocabulary.ts';
import type { Event } from '../payload-types.ts';
import type { Names } from './plan-import.ts';

/** What an import writes. */
export type EventData = Partial<
  Pick<Event, 'title' | 'startsAt' | 'place' | 'category' | 'situation' | 'description'> & {
    endsAt: string | null;
    allDay: boolean;
    municipality: number;
    program: number | null;
    price: number | null;
    minAge: number | null;
    maxAge: number | null;
    accessible: boolean;
    registration: string | null;
    contact: string | null;
  }
>;

/** In words, for people. */
export interface Difference {
  field: string;
  before: string;
  after: string;
}

const plain = {
  title: 'Título',
  place: 'Local',
  description: 'Descrição',
  price: 'Preço',
  minAge: 'Idade mínima',
  maxAge: 'Idade máxima',
  registration: 'Onde se inscrever',
  contact: 'Contato',
} as const satisfies Partial<Record<keyof EventData, string>>;

/** In which fields an event would change; what the file says nothing of stays. */
export function differences(before: Event, after: EventData, names: Names): Difference[] {
  const whole = { ...before, ...after } as Event;
  const yes = (value: boolean | null | undefined) => (value ? 'sim' : 'não');
  const nameOf = (list: Map<number, string>, value: unknown) =>
    list.get(Number(numberOf(value))) ?? '';
  const told: [field: string, then: string, now: string][] = [
    ['Quando', whenOf(before), whenOf(whole)],
    ...Object.entries(plain).map(([field, label]): [string, string, string] => [
      label,
      textOf(Reflect.get(before, field)),
      textOf(Reflect.get(whole, field)),
    ]),
    [
      'Município',
      nameOf(names.townNames, before.municipality),
      nameOf(names.townNames, whole.municipality),
    ],
    [
      'Programa',
      nameOf(names.programNames, before.program),
      nameOf(names.programNames, whole.program),
    ],
    ['Categoria', eventCategories[before.category] ?? '', eventCategories[whole.category] ?? ''],
    ['Situação', eventStatuses[before.situation] ?? '', eventStatuses[whole.situation] ?? ''],
    ['Acessível', yes(before.accessible), yes(whole.accessible)],
  ];
  return told.flatMap(([field, then, now]) =>
    then === now ? [] : { field, before: then, after: now },
  );
}

const numberOf = (relation: unknown): unknown =>
  typeof relation === 'object' && relation !== null ? Reflect.get(relation, 'id') : relation;

const textOf = (value: unknown): string =>
  value === null || value === undefined ? '' : String(value).replaceAll('\r\n', '\n').trim();

/** '10/05/2025 08:00 a 10/05/2025 09:00': where no end is known, the one that calendars assume. */
function whenOf({ startsAt, endsAt, allDay }: Event): string {
  if (!startsAt) return '';
  const start = new Date(startsAt);
  if (allDay) {
    const [first, last] = [dayOf(start), lastWholeDay({ startsAt, endsAt })].map(shortDate);
    return first === last ? `${first}, o dia todo` : `${first} a ${last}, o dia todo`;
  }
  const told = (moment: Date) => `${shortDate(dayOf(moment))} ${timeOf(moment)}`;
  return `${told(start)} a ${told(assumedEnd(start, endsAt ? new Date(endsAt) : undefined))}`;
}
