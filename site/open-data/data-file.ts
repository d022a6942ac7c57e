import { type CsvDialect, toCsv } from '../../lib/csv.ts';
import { type DataSet, type DataTable, fieldTypes } from '../../lib/data-set.ts';
import { localMoment } from '../../lib/local-moment.ts';
import { licence } from './licence.ts';

export function csvFile(set: DataSet, { records }: DataTable, dialect?: CsvDialect): string {
  const columns = set.fields.map(({ name }) => name);
  const rows = records.map((record) => columns.map((name) => record[name] ?? null));
  return toCsv(columns, rows, dialect);
}

export function jsonFile(set: DataSet, { records, updated }: DataTable): string {
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
    total: records.length,
    registros: records,
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}
