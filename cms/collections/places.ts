import { placeKinds, sports } from '../../lib/vocabulary.ts';
import { pictureFields } from '../fields/picture.ts';
import { optionsOf } from '../fields/select-options.ts';
import { slugField } from '../fields/slug.ts';
import { publishedCollection } from './published-collection.ts';

export const places = publishedCollection({
  slug: 'places',
  labels: { singular: 'Lugar', plural: 'Lugares para praticar' },
  group: 'Conteúdo',
  title: 'name',
  columns: ['name', 'kind', 'municipality'],
  fields: [
    { name: 'name', label: 'Nome', type: 'text', required: true },
    slugField('name'),
    {
      type: 'row',
      fields: [
        {
          name: 'kind',
          label: 'Tipo',
          type: 'select',
          required: true,
          options: optionsOf(placeKinds),
        },
        {
          name: 'municipality',
          label: 'Município',
          type: 'relationship',
          relationTo: 'municipalities',
          required: true,
        },
      ],
    },
    { name: 'address', label: 'Endereço', type: 'text', required: true },
    { name: 'hours', label: 'Horário', type: 'text', required: true },
    {
      name: 'sports',
      label: 'Esportes',
      type: 'select',
      hasMany: true,
      required: true,
      options: optionsOf(sports),
    },
    { name: 'accessible', label: 'Acessível', type: 'checkbox', defaultValue: false },
    ...pictureFields,
  ],
});
