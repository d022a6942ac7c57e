import { transparencySubjects } from '../../lib/vocabulary.ts';
import { momentField } from '../fields/moment.ts';
import { optionsOf } from '../fields/select-options.ts';
import { publishedCollection } from './published-collection.ts';

export const transparencyRecords = publishedCollection({
  slug: 'transparency-records',
  labels: { singular: 'Registro de transparência', plural: 'Transparência' },
  group: 'Secretaria',
  title: 'title',
  columns: ['title', 'subject', 'year', 'plannedAmount', 'paidAmount'],
  sort: '-year',
  fields: [
    { name: 'title', label: 'Objeto', type: 'text', required: true },
    {
      type: 'row',
      fields: [
        {
          name: 'subject',
          label: 'Assunto',
          type: 'select',
          required: true,
          options: optionsOf(transparencySubjects),
        },
        { name: 'year', label: 'Ano', type: 'number', required: true, min: 2000, max: 2100 },
        { name: 'reference', label: 'Número', type: 'text', required: true },
      ],
    },
    { name: 'party', label: 'Fornecedor ou parceiro', type: 'text' },
    {
      type: 'row',
      fields: [
        {
          name: 'plannedAmount',
          label: 'Valor previsto (R$)',
          type: 'number',
          required: true,
          min: 0,
        },
        { name: 'paidAmount', label: 'Valor pago (R$)', type: 'number', required: true, min: 0 },
      ],
    },
    momentField('date', 'Data', { required: true }),
    { name: 'situation', label: 'Situação', type: 'text', required: true },
  ],
});
