import { orderField } from '../fields/order.ts';
import { publishedCollection } from './published-collection.ts';

export const teamMembers = publishedCollection({
  slug: 'team-members',
  labels: { singular: 'Pessoa da equipe', plural: 'Equipe' },
  group: 'Secretaria',
  title: 'name',
  columns: ['name', 'position'],
  sort: 'order',
  fields: [
    { name: 'name', label: 'Nome', type: 'text', required: true },
    { name: 'position', label: 'Cargo', type: 'text', required: true },
    { name: 'description', label: 'Descrição', type: 'textarea', required: true },
    { name: 'photo', label: 'Fotografia', type: 'upload', relationTo: 'media' },
    orderField,
  ],
});
