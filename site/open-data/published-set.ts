import type { CsvCell } from '../../lib/csv.ts';
import { type DataSet, type DataTable, fieldTypes } from '../../lib/data-set.ts';
import { type Day, dayOf } from '../../lib/dates.ts';
import { dataFilePath } from '../../lib/paths.ts';
import { csvFile, jsonFile } from './data-file.ts';

export interface PublishedField {
  name: string;
  type: string;
  meaning: string;
  /** From the first record that has one; undefined when none has. */
  example: string | undefined;
}

export interface PublishedFile {
  label: string;
  address: string;
  bytes: number;
}

/** A data set as the page tells about it. */
export interface PublishedSet
  extends Pick<DataSet, 'id' | 'title' | 'about' | 'noun' | 'page' | 'filter'> {
  count: number;
  updated: Day | undefined;
  fields: PublishedField[];
  files: PublishedFile[];
}

const longestExample = 90;

export function publishedSet(set: DataSet, table: DataTable): PublishedSet {
  const { id, title, about, noun, page, filter } = set;
  const bytes = (file: string) => Buffer.byteLength(file);
  return {
    ...{ id, title, about, noun, page, ...(filter ? { filter } : {}) },
    count: table.records.length,
    updated: table.updated && dayOf(table.updated),
    fields: set.fields.map(({ name, type, meaning }) => ({
      ...{ name, type: fieldTypes[type], meaning },
      example: table.records.map((record) => exampleOf(record[name])).find((text) => text !== ''),
    })),
    files: [
      {
        label: 'Planilha (CSV para Excel)',
        address: `${dataFilePath(id, 'csv')}?para=planilha`,
        bytes: bytes(csvFile(set, table, 'spreadsheet')),
      },
      { label: 'CSV', address: dataFilePath(id, 'csv'), bytes: bytes(csvFile(set, table)) },
      { label: 'JSON', address: dataFilePath(id, 'json'), bytes: bytes(jsonFile(set, table)) },
    ],
  };
}

function exampleOf(cell: CsvCell | undefined): string {
  const text = Array.isArray(cell) ? cell.join(' | ') : cell === true ? 'sim' : String(cell || '');
  return text.length > longestExample ? `${text.slice(0, longestExample - 1).trimEnd()}…` : text;
}
