import type { EventFilter, EventPlace } from '#content/events';
import { type Day, dayOf } from '../../lib/dates.ts';
import { daysOf, type Month, monthOf, parseCalendarDay, parseMonth } from '../../lib/month.ts';
import { paths } from '../../lib/paths.ts';
import { readQuery } from '../../lib/query.ts';
import { type EventCategory, eventCategories } from '../../lib/vocabulary.ts';
import type { NoticeText } from '../ui/controls/notice.tsx';

/** What the address carries, checked. `mes` turns the calendar without choosing another day. */
export interface AgendaQuery {
  data?: Day | 'todas' | undefined;
  categoria?: EventCategory | undefined;
  local?: string | undefined;
  mes?: Month | undefined;
  /** Which part of a long list; `turnList` reads it, once the list is there. */
  pagina?: string | undefined;
}

/** What the page shows. */
export interface AgendaView {
  query: AgendaQuery;
  today: Day;
  /** Undefined when all dates are shown. */
  day: Day | undefined;
  month: Month;
  category: EventCategory | undefined;
  place: string | undefined;
  notice: NoticeText | undefined;
}

/** The page and its calendar file read the same address in the same way, with the same defaults. */
export function readAgendaView(url: URL, now: Date, places: readonly EventPlace[]): AgendaView {
  const read = readQuery(url);
  const query: AgendaQuery = {
    data: read.parsed('data', (text) => (text === 'todas' ? text : parseCalendarDay(text))),
    categoria: read.oneOf('categoria', eventCategories),
    local: read.oneOf(
      'local',
      places.map(({ slug }) => slug),
    ),
    mes: read.parsed('mes', parseMonth),
  };
  const today = dayOf(now);
  const day = query.data === 'todas' ? undefined : (query.data ?? today);
  return {
    query,
    today,
    day,
    month: query.mes ?? monthOf(day ?? today),
    category: query.categoria,
    place: query.local,
    notice: read.notice(),
  };
}

/** What to look for in the agenda: the list's days, or those of the month in the calendar. */
export function listFilter({ day, category, place }: AgendaView): EventFilter {
  return { from: day, until: day, category, place };
}

export function monthFilter({
  month,
  category,
  place,
}: Pick<AgendaView, 'month' | 'category' | 'place'>): EventFilter {
  const days = daysOf(month);
  return { from: days[0], until: days.at(-1), category, place };
}

export function agendaAddress(query: AgendaQuery): string {
  return `${paths.events}${searchOf(query)}`;
}

/** A file of exactly the listed events. It names the day, because 'today' would change. */
export function downloadAddress({ day, category, place }: AgendaView): string {
  const query = { data: day ?? 'todas', categoria: category, local: place } as const;
  return `${paths.calendar}${searchOf(query)}`;
}

/** All dates of the chosen category and place, for calendar programs that subscribe. */
export function feedAddress({ category, place }: AgendaView): string {
  return `${paths.calendar}${searchOf({ categoria: category, local: place })}`;
}

/** The month of the calendar on one A4 page, with the filters on screen. */
export function sheetAddress({
  month,
  category,
  place,
}: Pick<AgendaView, 'month' | 'category' | 'place'>): string {
  return `${paths.events}/cartaz/${month}${searchOf({ categoria: category, local: place })}`;
}

function searchOf(query: AgendaQuery): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
}
