import { specialDayKinds } from '../../lib/vocabulary.ts';
import { dayField } from '../fields/day.ts';
import { optionsOf } from '../fields/select-options.ts';
import { publishedCollection } from './published-collection.ts';

/** Days that are added to the holidays of Brazil and Amapá, or taken from them. */
export const specialDays = publishedCollection({
  slug: 'special-days',
  labels: { singular: 'Dia especial', plural: 'Feriados e dias especiais' },
  group: 'Conteúdo',
  title: 'name',
  columns: ['name', 'day', 'kind', 'municipality'],
  inFeeds: true,
  sort: 'day',
  fields: [
    {
      name: 'name',
      label: 'Nome',
      type: 'text',
      required: true,
      maxLength: 120,
      admin: {
        description:
          'Os feriados nacionais e do Amapá já contam. Acrescente os municipais, ou diga que um deles é dia comum.',
      },
    },
    {
      type: 'row',
      fields: [
        dayField('day', 'Data', { required: true }),
        {
          name: 'kind',
          label: 'O que é',
          type: 'select',
          required: true,
          defaultValue: 'feriado',
          options: optionsOf(specialDayKinds),
        },
        {
          name: 'municipality',
          label: 'Só neste município',
          type: 'relationship',
          relationTo: 'municipalities',
          admin: { description: 'Vazio: em todo o estado.' },
        },
      ],
    },
    { name: 'everyYear', label: 'Todo ano neste dia', type: 'checkbox', defaultValue: false },
  ],
});
