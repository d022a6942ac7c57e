import type { EventFileFilter } from '#content/calendar-events';
import type { EventPlace } from '#content/events';
import { longDate } from '../../lib/dates.ts';
import { parseYear } from '../../lib/month.ts';
import { paths } from '../../lib/paths.ts';
import { readQuery } from '../../lib/query.ts';
import { eventCategories } from '../../lib/vocabulary.ts';
import { type AgendaView, readAgendaView } from './agenda-view.ts';

/** What the page reads of an address, and the year, which only files have. */
export interface FeedView extends AgendaView {
  year: number | undefined;
}

export function readFeedView(url: URL, now: Date, places: readonly EventPlace[]): FeedView {
  const view = readAgendaView(url, now, places);
  const query = readQuery(url);
  const year = query.parsed('ano', parseYear);
  return { ...view, year, notice: view.notice ?? query.notice() };
}

/**
 * Without a date it is a calendar to subscribe to, which need not hold the whole past. With one it is a file, and
 * holds exactly what was asked for.
 */
export function isSubscription({ query, year }: FeedView): boolean {
  return query.data === undefined && year === undefined;
}

/** Without a day the calendar has every date: nobody subscribes to 'today'. */
export function feedFilter({ query, category, place, year }: FeedView): EventFileFilter {
  const day = query.data === 'todas' ? undefined : query.data;
  return { from: day, until: day, category, place, year };
}

/** 'Agenda de Eventos do Amapá: Lazer em Santana (10 de maio de 2025)', so that two can be told apart. */
export function feedName(view: FeedView, places: readonly EventPlace[]): string {
  const { category, place, from, year } = feedFilter(view);
  const when = from ? longDate(from) : year;
  const town = places.find(({ slug }) => slug === place)?.name;
  const what = [
    category ? eventCategories[category] : '',
    town ? `${category ? 'em' : 'Eventos em'} ${town}` : '',
  ];
  const filtered = ['Agenda de Eventos do Amapá', what.filter(Boolean).join(' ')];
  // No comma: some programs show the backslash that the format puts before it.
  return filtered.filter(Boolean).join(': ') + (when ? ` (${when})` : '');
}

/** 'agenda-lazer-santana-2025-05-10' */
export function feedFile(view: FeedView): string {
  const { category, place, from, year } = feedFilter(view);
  return ['agenda', category, place, from ?? year].filter(Boolean).join('-');
}

/** Plain text, for a person: calendar programs could not read a page. */
export function wrongFeed(places: readonly EventPlace[], origin: string): Response {
  const lines = [
    'Este endereço de calendário tem uma parte que não existe.',
    '',
    `categoria: ${Object.keys(eventCategories).join(', ')}`,
    `local: ${places.map(({ slug }) => slug).join(', ')}`,
    'data: um dia, como 2025-05-10, ou todas',
    'ano: um ano inteiro, como 2025',
    '',
    `Escolha os filtros em ${origin}${paths.events} e copie o endereço de lá.`,
    '',
  ];
  return new Response(lines.join('\n'), {
    status: 400,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}
