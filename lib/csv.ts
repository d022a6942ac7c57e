import { stringify } from 'csv-stringify/sync';

export type CsvCell = string | number | boolean | readonly string[] | null;

const byteOrderMark = '\uFEFF';

/**
 * `standard` is RFC 4180, for programs. `spreadsheet` opens on a double click in a spreadsheet set to
 * Portuguese: byte order mark, semicolons between cells, decimal comma.
 */
export type CsvDialect = 'standard' | 'spreadsheet';

/** The first line, with the names of the columns. */
export function csvHead(columns: readonly string[], dialect: CsvDialect = 'standard'): string {
  return (dialect === 'spreadsheet' ? byteOrderMark : '') + csvRows([columns], dialect);
}

/** A text that a spreadsheet would run as a formula gets a mark before it; numbers stay numbers. */
export function csvRows(
  rows: readonly (readonly CsvCell[])[],
  dialect: CsvDialect = 'standard',
): string {
  const sheet = dialect === 'spreadsheet';
  const cells = rows.map((row) => row.map(flat));
  return stringify(cells, {
    delimiter: sheet ? ';' : ',',
    record_delimiter: 'windows',
    // Otherwise only CRLF is quoted, and a single line feed would split its row.
    quote_record_delimiter: true,
    escape_formulas: true,
    cast: {
      boolean: (value) => (value ? 'sim' : 'não'),
      number: (value) => (sheet ? String(value).replace('.', ',') : String(value)),
      ...(sheet ? { string: guardLines } : {}),
    },
  });
}

/**
 * The library marks only the start of a cell; a spreadsheet that splits cells at line ends reads every line.
 */
const guardLines = (text: string) => text.replace(/(\r\n|[\r\n])(?=[=+\-@\t＝＋－＠])/g, "$1'");

const flat = (cell: CsvCell) => (Array.isArray(cell) ? cell.join(' | ') : cell);
