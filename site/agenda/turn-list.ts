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

/** Enough for months of sport, and light enough for a phone on two bars. */
const longestPage = 30;

/**
 * A page of a list that grows for years. Where it spans them, it starts with what comes next, and what is
 * over follows, so that nobody has to leaf through years to find this weekend. The events of one day stay
 * in their order.
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
