import { slugField } from '../fields/slug.ts';
import { publishedCollection } from './published-collection.ts';

export const teams = publishedCollection({
  slug: 'teams',
  labels: { singular: 'Equipe', plural: 'Equipes' },
  group: 'Resultados',
  title: 'name',
  columns: ['name', 'municipality'],
  indexes: [['municipality', 'name']],
  fields: [
    { name: 'name', label: 'Nome', type: 'text', required: true, maxLength: 60 },
    slugField('name'),
    {
      name: 'municipality',
      label: 'Município',
      type: 'relationship',
      relationTo: 'municipalities',
      required: true,
    },
    {
      name: 'about',
      label: 'Bairro, clube ou escola',
      type: 'text',
      maxLength: 60,
      admin: { description: 'Aparece menor, embaixo do nome.' },
    },
  ],
});
