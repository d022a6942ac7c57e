import { defineDataSet, type Field } from '../../lib/data-set.ts';
import { dayOf, yearOf } from '../../lib/dates.ts';
import { dataFilePath, transparencyTablePath } from '../../lib/paths.ts';
import { filterRecords, readRecordFilter } from '../../lib/record-filter.ts';
import { type TransparencySubject, transparencySubjects } from '../../lib/vocabulary.ts';
import { readLastChange } from '../last-change.ts';
import { listTransparencyRecords, type TransparencyRecord } from '../transparency.ts';

const abouts: Record<TransparencySubject, string> = {
  orcamento: 'Quanto a secretaria tem para gastar em cada ação, ano a ano, e quanto já pagou.',
  'licitacoes-e-contratos': 'O que foi comprado, de quem, por quanto e em que situação está.',
  'convenios-e-parcerias': 'Com quem a secretaria trabalha e quanto repassou a cada parceiro.',
};

const fields: readonly Field<TransparencyRecord>[] = [
  { name: 'ano', type: 'integer', meaning: 'Ano do registro', read: ({ year }) => year },
  {
    name: 'numero',
    type: 'text',
    meaning: 'Número da ação, do processo ou do termo',
    read: ({ reference }) => reference,
  },
  {
    name: 'objeto',
    type: 'text',
    meaning: 'Para que é o dinheiro',
    read: ({ title }) => title,
  },
  {
    name: 'fornecedor_ou_parceiro',
    type: 'text',
    meaning: 'Quem recebe; vazio enquanto não foi escolhido',
    read: ({ party }) => party,
  },
  {
    name: 'data',
    type: 'date',
    meaning: 'Dia da assinatura, ou até quando vão os valores',
    read: ({ day }) => day,
  },
  {
    name: 'situacao',
    type: 'text',
    meaning: 'Em que pé está',
    read: ({ situation }) => situation,
  },
  {
    name: 'valor_previsto',
    type: 'reais',
    meaning: 'Quanto foi reservado ou contratado',
    read: ({ planned }) => planned,
  },
  {
    name: 'valor_pago',
    type: 'reais',
    meaning: 'Quanto já foi pago',
    read: ({ paid }) => paid,
  },
  {
    name: 'atualizado_em',
    type: 'date',
    meaning: 'Dia da última mudança neste registro',
    read: ({ updated }) => updated,
  },
];

/** The rows of the table on the subject's page, under the same filters in the address. */
const dataOf = (subject: TransparencySubject) =>
  defineDataSet<TransparencyRecord>({
    id: subject,
    title: transparencySubjects[subject],
    about: abouts[subject],
    noun: ['registro', 'registros'],
    page: transparencyTablePath(subject),
    filter: `${dataFilePath(subject, 'csv')}?ano=2024`,
    updated: () => readLastChange('transparency-records', { subject: { equals: subject } }),
    rows: async (query, now) => {
      const records = await listTransparencyRecords(subject);
      return filterRecords(records, readRecordFilter(query, records, yearOf(dayOf(now))));
    },
    // The budget is the secretariat's own: nobody receives it.
    fields:
      subject === 'orcamento'
        ? fields.filter(({ name }) => name !== 'fornecedor_ou_parceiro')
        : fields,
  });

export const transparencyData = (Object.keys(transparencySubjects) as TransparencySubject[]).map(
  dataOf,
);
