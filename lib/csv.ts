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
    // Without it only a break like ours is quoted, and a bare line feed tears its row in two.
    quote_record_delimiter: true,
    escape_formulas: true,
    cast: {
      boolean: (value) => (value ? 'sim' : 'não'),
      number: (value) => (sheet ? String(value).replace('.', ',') : String(value)),
      ...(sheet ? { string: guardLines } : {}),
    },
  });
}

/** The library guards the start of a cell; a spreadsheet that tears cells apart meets every line. */
const guardLines = (text: string) => text.replace(/(\r\n|[\r\n])(?=[=+\-@\t＝＋－＠])/g, "$1'");

const flat = (cell: CsvCell) => (Array.isArray(cell) ? cell.join(' | ') : cell);
