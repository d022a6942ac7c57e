import { stringify } from 'csv-stringify/sync';

export type CsvCell = string | number | boolean | readonly string[] | null;

/**
 * `padrao` is RFC 4180 as programs read it; `planilha` is what a spreadsheet set to Portuguese opens
 * on a double click: a mark for UTF-8, semicolons between cells, a comma before the cents.
 */
export type CsvDialect = 'padrao' | 'planilha';

/** A text that a spreadsheet would take for a formula gets a mark before it; numbers stay numbers. */
export function toCsv(
  columns: readonly string[],
  rows: readonly (readonly CsvCell[])[],
  dialect: CsvDialect = 'padrao',
): string {
  const sheet = dialect === 'planilha';
  return stringify([columns, ...rows.map((row) => row.map(flat))], {
    bom: sheet,
    delimiter: sheet ? ';' : ',',
    record_delimiter: 'windows',
    escape_formulas: true,
    cast: {
      boolean: (value) => (value ? 'sim' : 'não'),
      number: (value) => (sheet ? String(value).replace('.', ',') : String(value)),
    },
  });
}

const flat = (cell: CsvCell) => (Array.isArray(cell) ? cell.join(' | ') : cell);
