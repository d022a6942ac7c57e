import { fold } from './fold.ts';
import type { readQuery } from './query.ts';
import { slugify } from './slug.ts';

interface FilteredRecord {
  year: number;
  situation: string;
  title: string;
  reference: string;
  party: string | undefined;
}

/** Which records of a transparency subject are shown: on its page, and in its open data alike. */
export interface RecordFilter {
  /** Undefined for all years. */
  year: number | undefined;
  /** The slug of a situation, undefined for all. */
  situation: string | undefined;
  words: string;
}

/**
 * Every year from the first record to this one, the newest first: a year without records can be
 * chosen too, and then the page says so.
 */
export function shownYears(records: { year: number }[], thisYear: number): number[] {
  const years = records.map(({ year }) => year);
  const first = Math.min(thisYear, ...years);
  const last = Math.max(thisYear, ...years);
  return Array.from({ length: last - first + 1 }, (_, index) => last - index);
}

/** The situations there are, each once, in the order of the alphabet. */
export function situationsOf(
  records: Pick<FilteredRecord, 'situation'>[],
): { slug: string; name: string }[] {
  const bySlug = new Map(records.map(({ situation }) => [slugify(situation), situation]));
  return [...bySlug]
    .map(([slug, name]) => ({ slug, name }))
    .sort((a, b) => a.name.localeCompare(b.name, 'pt-BR'));
}

export function readRecordFilter(
  query: ReturnType<typeof readQuery>,
  records: FilteredRecord[],
  thisYear: number,
): RecordFilter {
  const years = shownYears(records, thisYear).map(String);
  const situations = situationsOf(records).map(({ slug }) => slug);
  return {
    year: Number(query.oneOf('ano', years)) || undefined,
    situation: query.oneOf('situacao', situations),
    words: query.text('busca'),
  };
}

/** Every word must stand somewhere in the record, whatever its case and its accents. */
export function filterRecords<Row extends FilteredRecord>(
  records: Row[],
  { year, situation, words }: RecordFilter,
): Row[] {
  const wanted = fold(words).split(/\s+/);
  return records.filter((record) => {
    if (year !== undefined && record.year !== year) return false;
    if (situation !== undefined && slugify(record.situation) !== situation) return false;
    const text = fold(
      [record.title, record.reference, record.party ?? '', record.situation].join(' '),
    );
    return wanted.every((word) => text.includes(word));
  });
}

/** An address with this filter, and with whatever else it should carry. */
export function filteredAddress(
  path: string,
  { year, situation, words }: RecordFilter,
  more: Record<string, string> = {},
): string {
  const params = new URLSearchParams();
  if (year !== undefined) params.set('ano', String(year));
  if (situation !== undefined) params.set('situacao', situation);
  if (words !== '') params.set('busca', words);
  for (const [name, value] of Object.entries(more)) params.set(name, value);
  return params.size === 0 ? path : `${path}?${params}`;
}
