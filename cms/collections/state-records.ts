import { parseMark } from '../../lib/marks.ts';
import { sports } from '../../lib/vocabulary.ts';
import { dayField } from '../fields/day.ts';
import { optionsOf } from '../fields/select-options.ts';
import { publishedCollection } from './published-collection.ts';

/** The best mark ever of somebody of the state. */
export const stateRecords = publishedCollection({
  slug: 'state-records',
  labels: { singular: 'Recorde do estado', plural: 'Recordes do estado' },
  group: 'Resultados',
  title: 'title',
  columns: ['title', 'sport', 'mark', 'holder'],
  indexes: [['sport', 'day']],
  fields: [
    {
      name: 'title',
      label: 'Prova',
      type: 'text',
      required: true,
      maxLength: 120,
      admin: { description: 'Como “100 m livre, masculino”.' },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'sport',
          label: 'Esporte',
          type: 'select',
          required: true,
          options: optionsOf(sports),
        },
        {
          name: 'mark',
          label: 'Marca',
          type: 'text',
          required: true,
          validate: (value: string | null | undefined) =>
            parseMark(value ?? '') !== undefined ||
            'Escreva um tempo como 27,41 ou 1:02,45, ou uma distância como 5,32 m.',
        },
        dayField('day', 'Dia', { required: true }),
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'holder', label: 'De quem é', type: 'text', required: true, maxLength: 80 },
        {
          name: 'municipality',
          label: 'Município',
          type: 'relationship',
          relationTo: 'municipalities',
        },
        {
          name: 'athlete',
          label: 'Atleta com página no site',
          type: 'relationship',
          relationTo: 'athletes',
        },
      ],
    },
    { name: 'venue', label: 'Onde foi', type: 'text', maxLength: 120 },
  ],
});
