import { competitionKinds, ruleSets, sports } from '../../lib/vocabulary.ts';
import { competitionGroupsField } from '../fields/competition-groups.ts';
import { dayField } from '../fields/day.ts';
import { pictureFields } from '../fields/picture.ts';
import { optionsOf } from '../fields/select-options.ts';
import { slugField } from '../fields/slug.ts';
import { publishedCollection } from './published-collection.ts';

export const competitions = publishedCollection({
  slug: 'competitions',
  labels: { singular: 'Competição', plural: 'Competições' },
  group: 'Resultados',
  title: 'title',
  columns: ['title', 'sport', 'from'],
  sort: '-from',
  indexes: [
    ['from', 'title'],
    ['sport', 'from'],
    ['program', 'from'],
    ['event', 'from'],
    ['series', 'from'],
    ['updatedAt'],
  ],
  fields: [
    {
      name: 'title',
      label: 'Nome, com o ano',
      type: 'text',
      required: true,
      maxLength: 120,
      admin: { description: 'Como “Copa das Arenas 2024, feminina”.' },
    },
    slugField('title'),
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
          name: 'kind',
          label: 'Como se decide',
          type: 'select',
          required: true,
          defaultValue: 'jogos',
          options: optionsOf(competitionKinds),
        },
        {
          name: 'ruleSet',
          label: 'Regra da classificação',
          type: 'select',
          defaultValue: 'futebol',
          options: optionsOf(ruleSets),
          admin: {
            condition: (_, { kind }) => kind === 'jogos',
            description: 'O futsal segue a do futebol.',
          },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        dayField('from', 'Primeiro dia', { required: true }),
        dayField('until', 'Último dia', { admin: { description: 'Vazio: ainda sem data.' } }),
      ],
    },
    {
      name: 'series',
      label: 'Nome sem o ano',
      type: 'text',
      maxLength: 120,
      admin: {
        description:
          'Igual em todas as edições, como “Copa das Arenas, feminina”: a página mostra quem venceu em cada ano.',
      },
    },
    {
      name: 'summary',
      label: 'Resumo',
      type: 'textarea',
      required: true,
      maxLength: 300,
    },
    {
      type: 'row',
      fields: [
        { name: 'program', label: 'Programa', type: 'relationship', relationTo: 'programs' },
        { name: 'event', label: 'Evento da agenda', type: 'relationship', relationTo: 'events' },
      ],
    },
    {
      name: 'source',
      label: 'Quem informa os resultados',
      type: 'text',
      required: true,
      maxLength: 120,
      admin: { description: 'Aparece no site, como “Coordenação da Copa das Arenas”.' },
    },
    competitionGroupsField,
    ...pictureFields,
  ],
});
