import type { TransparencyRecord } from '#content/transparency';
import { transparencyTablePath } from '../../lib/paths.ts';
import { readQuery } from '../../lib/query.ts';
import {
  filteredAddress,
  filterRecords,
  type RecordFilter,
  readRecordFilter,
  shownYears,
  situationsOf,
} from '../../lib/record-filter.ts';
import type { TransparencySubject } from '../../lib/vocabulary.ts';
import type { NoticeText } from '../ui/controls/notice.tsx';
import { type RecordOrder, recordOrders, sortRecords, usualOrder } from './record-order.ts';
import { sumUp, type Totals } from './records.ts';
import { type YearFigures, yearFigures } from './year-figures.ts';

/** All that the page of one subject shows. */
export interface RecordsView {
  subject: TransparencySubject;
  filter: RecordFilter;
  order: RecordOrder;
  /** Those that the filter leaves, in the order asked for. */
  records: TransparencyRecord[];
  totals: Totals;
  /** By year, whatever year is chosen: years are there to be compared. */
  figures: YearFigures[];
  years: number[];
  situations: { slug: string; name: string }[];
  notice: NoticeText | undefined;
}

export function readRecordsView(
  subject: TransparencySubject,
  all: TransparencyRecord[],
  url: URL,
  thisYear: number,
): RecordsView {
  const query = readQuery(url);
  const filter = readRecordFilter(query, all, thisYear);
  const order = query.oneOf('ordem', recordOrders) ?? usualOrder;
  const years = shownYears(all, thisYear);
  const records = sortRecords(filterRecords(all, filter), order);
  return {
    ...{ subject, filter, order, years, records },
    totals: sumUp(records),
    figures: yearFigures(filterRecords(all, { ...filter, year: undefined }), years),
    situations: situationsOf(all),
    notice: query.notice(),
  };
}

/** The same page with another order or filter, with the list's anchor; the default order is left out. */
export function recordsAddress(
  view: RecordsView,
  { order = view.order, year = view.filter.year }: { order?: RecordOrder; year?: number },
): string {
  const path = transparencyTablePath(view.subject);
  const more: Record<string, string> = order === usualOrder ? {} : { ordem: order };
  return `${filteredAddress(path, { ...view.filter, year }, more)}#registros`;
}

export function isFiltered({ year, situation, words }: RecordFilter): boolean {
  return year !== undefined || situation !== undefined || words !== '';
}

/** 'em 2024', 'em todos os anos' */
export function periodOf({ year }: RecordFilter): string {
  return year === undefined ? 'todos os anos' : String(year);
}
