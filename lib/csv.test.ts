import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { type CsvCell, type CsvDialect, csvHead, csvRows } from './csv.ts';

const toCsv = (columns: string[], rows: CsvCell[][], dialect?: CsvDialect) =>
  csvHead(columns, dialect) + csvRows(rows, dialect);

it('brings every text back as it was written', () => {
  const texts = [
    'Linha um\nlinha dois',
    'Aspas "duplas" e \'simples\'',
    'vírgula, ponto e vírgula; tabulação\tno meio',
    'Corrida 🏃🏾‍♀️ na Orla',
    '',
    ' espaços ',
    'á'.repeat(5000),
  ];
  for (const [dialect, delimiter] of [
    ['standard', ','],
    ['spreadsheet', ';'],
  ] as const) {
    const csv = toCsv(
      ['a', 'b'],
      texts.map((text) => [text, 'fim']),
      dialect,
    );
    const rows: string[][] = parse(csv, { bom: true, delimiter });
    expect(rows).toEqual([['a', 'b'], ...texts.map((text) => [text, 'fim'])]);
  }
});

it('lets no text become a formula, and leaves numbers as numbers', () => {
  const texts = ['=1+1', '+55 96', '-2', '@SOMA(A1)', '\t=1', '\r=1', '=HYPERLINK("x";"y")'];
  for (const text of texts) {
    const [, row]: string[][] = parse(toCsv(['a'], [[text]]));
    expect(row).toEqual([`'${text}`]);
  }
  expect(toCsv(['a', 'b', 'c'], [[-2.5, 0, 1638400.2]])).toBe('a,b,c\r\n-2.5,0,1638400.2\r\n');
});

const breaks = ['um\ndois', 'um\r\ndois', 'um\rdois', '\num', 'um\n\ndois\n', 'a\n=1+1', 'a\r\n-2'];

it('A7: quotes every line break, bare or not, so that no row is torn', () => {
  for (const text of breaks) {
    const csv = toCsv(['a', 'b'], [[text, 'fim']]);
    expect(csv).toBe(`a,b\r\n"${text}",fim\r\n`);
    // Read as our own line ends say, and as a program that takes any line end for one.
    for (const record_delimiter of ['\r\n', ['\r\n', '\n', '\r']])
      expect(parse(csv, { record_delimiter })).toEqual([
        ['a', 'b'],
        [text, 'fim'],
      ]);
  }
});

it('A7: begins no line of a spreadsheet with a formula, inside a cell neither', () => {
  const texts = ['a\n=1+1', 'a\r\n+1', 'a\r-2', 'a\n@SOMA(A1)', '=1\n=2', 'a\n\t=1', 'a\n＝1'];
  for (const text of texts) {
    const csv = toCsv(['a', 'b'], [['x', text]], 'spreadsheet');
    for (const line of csv.split(/[\r\n]/)) expect(line).not.toMatch(/^"?[=+\-@\t＝]/);
    const [, row]: string[][] = parse(csv, { bom: true, delimiter: ';' });
    expect(row?.[1]?.replaceAll("'", '')).toBe(text);
  }
});

it('writes for programs by the standard, for spreadsheets as they open it in Brazil', () => {
  const row = [1.5, true, ['Futebol', 'Vôlei'], null];
  expect(toCsv(['n', 's', 'l', 'v'], [row])).toBe('n,s,l,v\r\n1.5,sim,Futebol | Vôlei,\r\n');
  expect(toCsv(['n', 's', 'l', 'v'], [row], 'spreadsheet')).toBe(
    '\uFEFFn;s;l;v\r\n1,5;sim;Futebol | Vôlei;\r\n',
  );
});
