import { athleteGroups } from '../../lib/vocabulary.ts';
import { orderField } from '../fields/order.ts';
import { pictureFields } from '../fields/picture.ts';
import { optionsOf } from '../fields/select-options.ts';
import { slugField } from '../fields/slug.ts';
import { publishedCollection } from './published-collection.ts';

export const athletes = publishedCollection({
  slug: 'athletes',
  labels: { singular: 'Atleta', plural: 'Atletas' },
  group: 'Conteúdo',
  title: 'name',
  columns: ['name', 'group', 'sport', 'birthplace'],
  sort: 'order',
  fields: [
    { name: 'name', label: 'Nome', type: 'text', required: true },
    slugField('name'),
    {
      type: 'row',
      fields: [
        {
          name: 'group',
          label: 'Grupo',
          type: 'select',
          required: true,
          options: optionsOf(athleteGroups),
        },
        { name: 'sport', label: 'Esporte', type: 'text', required: true },
        { name: 'birthplace', label: 'Naturalidade', type: 'text', required: true },
      ],
    },
    {
      name: 'age',
      label: 'Idade',
      type: 'number',
      min: 5,
      max: 120,
      admin: {
        condition: (data) => data.group === 'talentos',
        description:
          'Só a idade: de menores de 18 anos nunca se mostra data de nascimento nem contato.',
      },
    },
    {
      name: 'headline',
      label: 'Principal conquista',
      type: 'text',
      required: true,
      admin: { description: 'Uma linha, para o cartão da página inicial.' },
    },
    {
      name: 'achievements',
      label: 'Conquistas',
      labels: { singular: 'Conquista', plural: 'Conquistas' },
      type: 'array',
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'year', label: 'Ano', type: 'number', min: 1900, max: 2100 },
            { name: 'text', label: 'Conquista', type: 'text', required: true },
          ],
        },
      ],
    },
    { name: 'biography', label: 'Biografia', type: 'textarea' },
    {
      type: 'row',
      fields: [
        { name: 'activeFrom', label: 'Carreira: desde', type: 'number', min: 1900, max: 2100 },
        { name: 'activeTo', label: 'até', type: 'number', min: 1900, max: 2100 },
      ],
    },
    orderField,
    ...pictureFields,
  ],
});
