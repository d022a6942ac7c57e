import type { CsvCell } from '../../lib/csv.ts';
import { type DataRecord, type DataSet, type DataTable, fieldTypes } from '../../lib/data-set.ts';
import { type Day, dayOf } from '../../lib/dates.ts';
import { onePage } from '../../lib/paged.ts';
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
  /** Computed from the first records, because reading all only to tell the size would take too long. */
  isEstimate: boolean;
}

/** A data set as the page tells about it. */
export interface PublishedSet
  extends Pick<DataSet, 'id' | 'title' | 'about' | 'noun' | 'page' | 'filter'> {
  count: number;
  updated: Day | undefined;
  fields: PublishedField[];
  files: PublishedFile[];
  /** Those of which there is a file of its own, newest first. */
  years: number[];
}

const longestExample = 90;

export async function publishedSet(set: DataSet, table: DataTable): Promise<PublishedSet> {
  const { id, title, about, noun, page, filter } = set;
  const records = await firstRecords(table);
  const part = { ...table, ...onePage(records) };
  const toFile = async (label: string, address: string, parts: AsyncIterable<string>) => {
    const bytes = await bytesOf(parts);
    const share = records.length / table.count || 1;
    return { label, address, bytes: Math.round(bytes / share), isEstimate: share < 1 };
  };
  const [csv, json] = [dataFilePath(id, 'csv'), dataFilePath(id, 'json')];
  return {
    ...{ id, title, about, noun, page, ...(filter ? { filter } : {}) },
    count: table.count,
    updated: table.updated && dayOf(table.updated),
    fields: set.fields.map(({ name, type, meaning }) => ({
      ...{ name, type: fieldTypes[type], meaning },
      example: records.map((record) => exampleOf(record[name])).find((text) => text !== ''),
    })),
    files: await Promise.all([
      toFile(
        'Planilha (CSV para Excel)',
        `${csv}?para=planilha`,
        csvFile(set, part, 'spreadsheet'),
      ),
      toFile('CSV', csv, csvFile(set, part)),
      toFile('JSON', json, jsonFile(set, part)),
    ]),
    years: (await set.years?.()) ?? [],
  };
}

async function firstRecords({ pages }: DataTable): Promise<DataRecord[]> {
  for await (const records of pages()) return records;
  return [];
}

async function bytesOf(parts: AsyncIterable<string>): Promise<number> {
  let bytes = 0;
  for await (const part of parts) bytes += Buffer.byteLength(part);
  return bytes;
}

function exampleOf(cell: CsvCell | undefined): string {
  const text = Array.isArray(cell) ? cell.join(' | ') : wordOf(cell);
  return text.length > longestExample ? `${text.slice(0, longestExample - 1).trimEnd()}…` : text;
}

/** 0 and 'não' say something; only what is missing is empty. */
function wordOf(cell: CsvCell | undefined): string {
  if (typeof cell === 'boolean') return cell ? 'sim' : 'não';
  return String(cell ?? '');
}
