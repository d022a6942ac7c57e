import { programCategories, sportDimensions, sports } from '../../lib/vocabulary.ts';
import { orderField } from '../fields/order.ts';
import { pictureFields } from '../fields/picture.ts';
import { optionsOf } from '../fields/select-options.ts';
import { slugField } from '../fields/slug.ts';
import { textCheckField } from '../fields/text-check.ts';
import { publishedCollection } from './published-collection.ts';

export const programs = publishedCollection({
  slug: 'programs',
  labels: { singular: 'Programa', plural: 'Programas e projetos' },
  group: 'Conteúdo',
  title: 'title',
  columns: ['title', 'category', 'schedule'],
  inFeeds: true,
  sort: 'order',
  fields: [
    { name: 'title', label: 'Nome', type: 'text', required: true },
    slugField('title'),
    {
      type: 'row',
      fields: [
        {
          name: 'category',
          label: 'Categoria',
          type: 'select',
          required: true,
          options: optionsOf(programCategories),
        },
        {
          name: 'dimension',
          label: 'Dimensão do esporte',
          type: 'select',
          required: true,
          options: optionsOf(sportDimensions),
        },
      ],
    },
    { name: 'summary', label: 'Resumo', type: 'textarea', required: true, maxLength: 300 },
    { name: 'description', label: 'Descrição', type: 'textarea', required: true },
    {
      type: 'row',
      fields: [
        { name: 'schedule', label: 'Horário', type: 'text', required: true },
        { name: 'location', label: 'Local', type: 'text', required: true },
      ],
    },
    { name: 'requirements', label: 'Quem pode participar', type: 'text', hasMany: true },
    { name: 'contact', label: 'Contato', type: 'text', required: true },
    {
      name: 'sports',
      label: 'Esportes',
      type: 'select',
      hasMany: true,
      options: optionsOf(sports),
    },
    orderField,
    ...pictureFields,
    textCheckField(['summary', 'description']),
  ],
});
