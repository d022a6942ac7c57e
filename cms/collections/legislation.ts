import { legislationKinds } from '../../lib/vocabulary.ts';
import { optionsOf } from '../fields/select-options.ts';
import { publishedCollection } from './published-collection.ts';

export const legislation = publishedCollection({
  slug: 'legislation',
  labels: { singular: 'Norma', plural: 'Legislação' },
  group: 'Secretaria',
  title: 'title',
  columns: ['title', 'kind', 'year'],
  sort: '-year',
  fields: [
    { name: 'title', label: 'Título', type: 'text', required: true },
    {
      type: 'row',
      fields: [
        {
          name: 'kind',
          label: 'Tipo',
          type: 'select',
          required: true,
          options: optionsOf(legislationKinds),
        },
        { name: 'number', label: 'Número', type: 'text', required: true },
        { name: 'year', label: 'Ano', type: 'number', required: true, min: 1988, max: 2100 },
      ],
    },
    { name: 'summary', label: 'Ementa', type: 'textarea', required: true },
    { name: 'file', label: 'Arquivo PDF', type: 'upload', relationTo: 'documents' },
  ],
});
