import { type CsvDialect, csvHead, csvRows } from '../../lib/csv.ts';
import { type DataRecord, type DataSet, type DataTable, fieldTypes } from '../../lib/data-set.ts';
import { localMoment } from '../../lib/local-moment.ts';
import { licence } from '../machines/licence.ts';

/** Files are made in parts, one for each page of records, so that a long one is never in memory as a whole. */
export async function* csvFile(
  set: DataSet,
  { pages }: DataTable,
  dialect?: CsvDialect,
): AsyncGenerator<string> {
  const columns = set.fields.map(({ name }) => name);
  yield csvHead(columns, dialect);
  for await (const records of pages())
    yield csvRows(
      records.map((record) => columns.map((name) => record[name] ?? null)),
      dialect,
    );
}

/** The same text as `JSON.stringify` makes of the whole. */
export async function* jsonFile(
  set: DataSet,
  { count, updated, pages }: DataTable,
): AsyncGenerator<string> {
  const file = {
    titulo: set.title,
    descricao: set.about,
    fonte: 'Secretaria de Estado do Desporto e Lazer do Amapá',
    atualizado_em: updated ? localMoment(updated) : null,
    licenca: { nome: licence.name, endereco: licence.address },
    campos: set.fields.map(({ name, type, meaning }) => ({
      nome: name,
      tipo: fieldTypes[type],
      descricao: meaning,
    })),
    total: count,
    registros: [],
  };
  const frame = JSON.stringify(file, null, 2);
  const end = ']\n}';
  yield frame.slice(0, -end.length);
  let isFirst = true;
  for await (const records of pages()) {
    if (records.length === 0) continue;
    yield (isFirst ? '' : ',') + records.map(indented).join(',');
    isFirst = false;
  }
  yield `${isFirst ? '' : '\n  '}${end}\n`;
}

/** As deep as a record lies in its file. Texts have no line breaks of their own in JSON. */
function indented(record: DataRecord): string {
  return `\n${JSON.stringify(record, null, 2)}`.replaceAll('\n', '\n    ');
}
