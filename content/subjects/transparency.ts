import { transparencyTablePath } from '../../lib/paths.ts';
import { type TransparencySubject, transparencySubjects } from '../../lib/vocabulary.ts';
import { type Findable, toFindable } from '../findable.ts';
import type { SubjectContent } from '../subject.ts';
import { listTransparencyRecords } from '../transparency.ts';
import { transparencyData } from './transparency-data.ts';

const tables = Object.keys(transparencySubjects) as TransparencySubject[];

export const subject: SubjectContent = {
  findables: [
    {
      name: 'transparency',
      collection: 'transparency-records',
      readAll: () => Promise.all(tables.map(readTable)),
    },
  ],
  dataSets: transparencyData,
};

/** A table is found by its records: they have no page of their own. */
async function readTable(table: TransparencySubject): Promise<Findable> {
  const records = await listTransparencyRecords(table);
  const title = transparencySubjects[table];
  return toFindable({
    id: table,
    kind: 'transparency',
    address: transparencyTablePath(table),
    title,
    summary: `${title} da secretaria, ano a ano.`,
    body: records
      .map(({ title, party, year }) => `${[title, party, year].filter(Boolean).join(', ')}.`)
      .join(' '),
    keywords: 'transparência gastos valores',
    order: tables.indexOf(table),
  });
}
