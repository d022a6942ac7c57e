import { type AllEvents, findAllEvents } from '#content/all-events';
import { type Event, listEvents } from '#content/events';
import { readQuery } from '../../lib/query.ts';
import type { NoticeText } from '../ui/controls/notice.tsx';
import { type AgendaView, listFilter } from './agenda-view.ts';

export interface ListPage {
  /** What comes, soonest first. */
  ahead: Event[];
  /** What is over, newest first. */
  past: Event[];
  /** Of all pages together. */
  total: number;
  page: number;
  last: number;
  notice: NoticeText | undefined;
}

/** Enough for months of events, and small enough for a phone on a slow connection. */
const longestPage = 30;

/** The events of one day in their order, or all of them, starting with what comes next. */
export async function readEventList(view: AgendaView): Promise<AllEvents> {
  if (view.day === undefined) return findAllEvents(listFilter(view), view.today);
  const events = await listEvents(listFilter(view));
  return {
    ahead: events.length,
    total: events.length,
    read: async ({ offset, count }) => events.slice(offset, offset + count),
  };
}

/**
 * One page of a list that grows for years. Where it spans years, it starts with what comes next, and past
 * events follow, so that nobody has to turn pages to find this weekend.
 */
export async function turnList({ ahead, total, read }: AllEvents, url: URL): Promise<ListPage> {
  const query = readQuery(url);
  const last = Math.max(1, Math.ceil(total / longestPage));
  const page = query.page('pagina', last);
  const offset = (page - 1) * longestPage;
  const shown = await read({ offset, count: longestPage });
  const boundary = Math.max(0, ahead - offset);
  return {
    ahead: shown.slice(0, boundary),
    past: shown.slice(boundary),
    total,
    page,
    last,
    notice: query.notice(),
  };
}
