import type { CsvCell } from './csv.ts';
import { mapPaged, onePage, type Paged } from './paged.ts';
import { readQuery } from './query.ts';

/** The types of fields, and what the page and the JSON file call them. */
export const fieldTypes = {
  text: 'texto',
  list: 'lista de textos',
  integer: 'número inteiro',
  degrees: 'número em graus',
  reais: 'valor em reais',
  date: 'data (aaaa-mm-dd)',
  moment: 'data e hora, com fuso',
  boolean: 'sim ou não',
  link: 'endereço na internet',
} as const;
export type FieldType = keyof typeof fieldTypes;

/** Names never change, because other programs read them. The description may. */
export interface FieldNote {
  name: string;
  type: FieldType;
  meaning: string;
}

export interface Field<Row> extends FieldNote {
  read: (row: Row, origin: string) => CsvCell | undefined;
}

export type DataRecord = Record<string, CsvCell>;

export interface DataTable extends Paged<DataRecord> {
  /** When any record of the whole set was last changed. */
  updated: Date | undefined;
  /** Part of the address made no sense. */
  wrong: boolean;
}

interface About {
  id: string;
  title: string;
  /** What it is, in one plain sentence. */
  about: string;
  /** What one record is called. */
  noun: readonly [one: string, many: string];
  /** Where the site shows the same. */
  page: string;
  /** An address with a filter, as an example. */
  filter?: string;
  /** Where files of one year are offered (`ano`): which ones there are, newest first. */
  years?: () => Promise<number[]>;
}

interface Definition<Row> extends About {
  fields: readonly Field<Row>[];
  /** All of them; what may be thousands comes in pages. */
  rows: (query: ReturnType<typeof readQuery>, now: Date) => Promise<Row[] | Paged<Row>>;
  updated: () => Promise<Date | undefined>;
}

export interface DataSet extends About {
  fields: readonly FieldNote[];
  read: (url: URL, now: Date) => Promise<DataTable>;
}

/** One list of fields makes the header of the CSV, the keys of the JSON and the documentation. */
export function defineDataSet<Row>({ rows, updated, ...set }: Definition<Row>): DataSet {
  return {
    ...set,
    async read(url, now) {
      const query = readQuery(url);
      const [found, changed] = await Promise.all([rows(query, now), updated()]);
      const paged = Array.isArray(found) ? onePage(found) : found;
      return {
        ...mapPaged(paged, (row) => toRecord(set.fields, row, url.origin)),
        updated: changed,
        wrong: query.notice() !== undefined,
      };
    },
  };
}

/** What is not known is null: every record has every key. */
function toRecord<Row>(fields: readonly Field<Row>[], row: Row, origin: string): DataRecord {
  return Object.fromEntries(fields.map(({ name, read }) => [name, read(row, origin) ?? null]));
}
