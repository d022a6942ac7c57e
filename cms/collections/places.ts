import { placeKinds, sports } from '../../lib/vocabulary.ts';
import { accessibleField } from '../fields/audience.ts';
import { openingHoursField } from '../fields/opening-hours.ts';
import { photosField } from '../fields/photos.ts';
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
  inFeeds: true,
  indexes: [['municipality', 'name'], ['updatedAt']],
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
    openingHoursField,
    {
      type: 'row',
      fields: [
        { name: 'phone', label: 'Telefone', type: 'text', maxLength: 60 },
        {
          name: 'price',
          label: 'Preço em reais',
          type: 'number',
          min: 0,
          admin: { description: '0 é de graça. Vazio: não informado.' },
        },
        {
          name: 'priceNote',
          label: 'Sobre o preço',
          type: 'text',
          maxLength: 120,
          admin: { description: 'Como “meia para estudantes”.' },
        },
      ],
    },
    {
      name: 'gettingThere',
      label: 'Como chegar de ônibus ou de barco',
      type: 'textarea',
      maxLength: 400,
    },
    {
      type: 'row',
      fields: [
        {
          name: 'latitude',
          label: 'Latitude',
          type: 'number',
          min: -2,
          max: 5,
          admin: { description: 'Em graus, como 0,0349. O sul do Equador é negativo.' },
        },
        { name: 'longitude', label: 'Longitude', type: 'number', min: -55, max: -49 },
      ],
    },
    {
      name: 'sports',
      label: 'Esportes',
      type: 'select',
      hasMany: true,
      required: true,
      options: optionsOf(sports),
    },
    accessibleField,
    ...pictureFields,
    photosField('Mais fotografias'),
  ],
});
