import type { Event } from '#content/events';
import type { Day } from '../../lib/dates.ts';
import { readQuery } from '../layout/query.ts';
import type { NoticeText } from '../ui/notice.tsx';

export interface ListPage {
  events: Event[];
  /** Of all pages together. */
  total: number;
  page: number;
  last: number;
  notice: NoticeText | undefined;
}

/** Enough for months of sport, and light enough for a phone on two bars. */
const longestPage = 30;

/**
 * A page of a list that grows for years. Unless the address says which, it is the one on which the
 * past ends, so that nobody has to leaf through years to find this weekend.
 */
export function turnList(events: Event[], today: Day, url: URL): ListPage {
  const last = Math.max(1, Math.ceil(events.length / longestPage));
  const read = readQuery(url);
  const ahead = events.findIndex(({ lastDay }) => lastDay >= today);
  const current = ahead < 0 ? last : Math.floor(ahead / longestPage) + 1;
  const asked = read.page('pagina', last);
  const notice = read.notice();
  const page = notice || !url.searchParams.get('pagina') ? current : asked;
  const first = (page - 1) * longestPage;
  return {
    events: events.slice(first, first + longestPage),
    total: events.length,
    page,
    last,
    notice,
  };
}
