import type { EventFilter, EventPlace } from '#content/events';
import { longDate } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { eventCategories } from '../../lib/vocabulary.ts';
import type { AgendaView } from './agenda-view.ts';

/** Without a day the calendar has every date: nobody subscribes to 'today'. */
export function feedFilter({ query, category, place }: AgendaView): EventFilter {
  const day = query.data === 'todas' ? undefined : query.data;
  return { from: day, until: day, category, place };
}

/** 'Agenda de Eventos do Amapá: Lazer em Santana (10 de maio de 2025)', so that two can be told apart. */
export function feedName(view: AgendaView, places: readonly EventPlace[]): string {
  const { category, place, from } = feedFilter(view);
  const town = places.find(({ slug }) => slug === place)?.name;
  const what = [
    category ? eventCategories[category] : '',
    town ? `${category ? 'em' : 'Eventos em'} ${town}` : '',
  ];
  const filtered = ['Agenda de Eventos do Amapá', what.filter(Boolean).join(' ')];
  // No comma: some programs show the backslash that the format puts before it.
  return filtered.filter(Boolean).join(': ') + (from ? ` (${longDate(from)})` : '');
}

/** 'agenda-lazer-santana-2025-05-10' */
export function feedFile(view: AgendaView): string {
  const { category, place, from } = feedFilter(view);
  return ['agenda', category, place, from].filter(Boolean).join('-');
}

/** Plain text, for a person: calendar programs could not read a page. */
export function wrongFeed(places: readonly EventPlace[], origin: string): Response {
  const lines = [
    'Este endereço de calendário tem uma parte que não existe.',
    '',
    `categoria: ${Object.keys(eventCategories).join(', ')}`,
    `local: ${places.map(({ slug }) => slug).join(', ')}`,
    'data: um dia, como 2025-05-10, ou todas',
    '',
    `Escolha os filtros em ${origin}${paths.events} e copie o endereço de lá.`,
    '',
  ];
  return new Response(lines.join('\n'), {
    status: 400,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}
