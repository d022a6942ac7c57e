import type { FeedCursor, FeedItem } from '#content/feed-cursor';
import { listEventItems } from '#content/feed-events';
import { listPlaceItems } from '#content/feed-places';
import { listSeriesItems } from '#content/feed-series';
import { listSessionItems } from '#content/feed-sessions';
import type { WithdrawnKind } from '#content/withdrawn';
import { event } from './event.ts';
import { facilityUse } from './facility-use.ts';
import { scheduledSession } from './scheduled-session.ts';
import { sessionSeries } from './session-series.ts';

export interface OpportunityFeed {
  /** The last part of its address. */
  name: string;
  /** What its items are, in the words of the standard. */
  kind: 'SessionSeries' | 'ScheduledSession' | 'Event' | 'FacilityUse';
  /** Where that is defined. */
  type: string;
  title: string;
  about: string;
  /** Under which name it is noted that an item was withdrawn. */
  withdrawn: WithdrawnKind;
  /** The next items; one without a thing is to be deleted. */
  listItems: (
    after: FeedCursor,
    now: Date,
    count: number,
    origin: string,
  ) => Promise<FeedItem<object>[]>;
}

const mapItems = <Thing>(
  items: FeedItem<Thing>[],
  make: (thing: Thing, origin: string) => object | undefined,
  origin: string,
): FeedItem<object>[] =>
  items.map(({ thing, ...item }) => ({ ...item, thing: thing && make(thing, origin) }));

/** Feeds that other programs follow. Names never change. */
export const opportunityFeeds: readonly OpportunityFeed[] = [
  {
    name: 'session-series',
    kind: 'SessionSeries',
    type: 'https://openactive.io/SessionSeries',
    title: 'Aulas e treinos',
    about:
      'Cada turma de um programa com a sua regra: dias, horas, lugar, idades, preço e as datas em que não acontece.',
    withdrawn: 'session-rules',
    listItems: async (after, now, count, origin) =>
      mapItems(await listSeriesItems(after, now, count), sessionSeries, origin),
  },
  {
    name: 'scheduled-sessions',
    kind: 'ScheduledSession',
    type: 'https://openactive.io/ScheduledSession',
    title: 'Datas que fogem da regra',
    about:
      'Aulas canceladas, mudadas de dia, hora ou lugar, e datas a mais. As outras saem da regra.',
    withdrawn: 'scheduled-sessions',
    listItems: async (after, now, count, origin) =>
      mapItems(await listSessionItems(after, now, count), scheduledSession, origin),
  },
  {
    name: 'events',
    kind: 'Event',
    type: 'https://schema.org/Event',
    title: 'Eventos',
    about: 'A agenda: competições, lazer e treinamentos com data marcada.',
    withdrawn: 'events',
    listItems: async (after, _, count, origin) =>
      mapItems(await listEventItems(after, count), event, origin),
  },
  {
    name: 'facility-uses',
    kind: 'FacilityUse',
    type: 'https://openactive.io/FacilityUse',
    title: 'Lugares para praticar',
    about: 'Ginásios, arenas, piscinas, praças e quadras com endereço, horário, preço e esportes.',
    withdrawn: 'places',
    listItems: async (after, _, count, origin) =>
      mapItems(await listPlaceItems(after, count), facilityUse, origin),
  },
];
