import type { Event } from '#content/events';
import type { Day } from '../../lib/dates.ts';
import { readQuery } from '../../lib/query.ts';
import type { NoticeText } from '../ui/controls/notice.tsx';

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

/**
 * One page of a list that grows for years. Where it spans years, it starts with what comes next, and past
 * events follow, so that nobody has to turn pages to find this weekend. Events of one day keep their order.
 */
export function turnList(events: Event[], url: URL, today?: Day): ListPage {
  const read = readQuery(url);
  const last = Math.max(1, Math.ceil(events.length / longestPage));
  const page = read.page('pagina', last);
  const isAhead = ({ lastDay }: Event) => today === undefined || lastDay >= today;
  const past = events.filter((event) => !isAhead(event)).reverse();
  const shown = [...events.filter(isAhead), ...past].slice(
    (page - 1) * longestPage,
    page * longestPage,
  );
  return {
    ahead: shown.filter(isAhead),
    past: shown.filter((event) => !isAhead(event)),
    total: events.length,
    page,
    last,
    notice: read.notice(),
  };
}
