import type { TextFieldSingleValidation } from 'payload';
import { parseMark } from '../../lib/marks.ts';
import { markOrders } from '../../lib/vocabulary.ts';
import { momentField } from '../fields/moment.ts';
import { optionsOf } from '../fields/select-options.ts';
import { publishedCollection } from './published-collection.ts';

const isMark: TextFieldSingleValidation = (value) =>
  !value || parseMark(value) !== undefined
    ? true
    : 'Escreva um tempo como 27,41 ou 1:02,45, ou uma distância como 5,32 m.';

export const heats = publishedCollection({
  slug: 'heats',
  labels: { singular: 'Prova', plural: 'Provas' },
  group: 'Resultados',
  title: 'title',
  columns: ['title', 'competition', 'startsAt'],
  sort: '-startsAt',
  indexes: [['competition', 'startsAt'], ['startsAt'], ['updatedAt']],
  fields: [
    {
      name: 'title',
      label: 'Prova',
      type: 'text',
      required: true,
      maxLength: 120,
      admin: { description: 'Como “50 m livre, feminino, 12 e 13 anos”.' },
    },
    {
      name: 'competition',
      label: 'Competição',
      type: 'relationship',
      relationTo: 'competitions',
      required: true,
    },
    {
      type: 'row',
      fields: [
        momentField('startsAt', 'Dia e hora', { required: true }),
        {
          name: 'better',
          label: 'Qual marca vence',
          type: 'select',
          required: true,
          defaultValue: 'menor',
          options: optionsOf(markOrders),
        },
        {
          name: 'forMedals',
          label: 'Vale medalha',
          type: 'checkbox',
          defaultValue: true,
          admin: { description: 'Desmarque nas eliminatórias.' },
        },
      ],
    },
    {
      name: 'rows',
      label: 'Resultados',
      labels: { singular: 'Resultado', plural: 'Resultados' },
      type: 'array',
      maxRows: 200,
      admin: { description: 'Em qualquer ordem: o lugar sai da marca.' },
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'name',
              label: 'Nome, só de quem tem 18 anos ou mais',
              type: 'text',
              maxLength: 80,
              admin: { description: 'De crianças e adolescentes fica só o município.' },
            },
            {
              name: 'municipality',
              label: 'Município',
              type: 'relationship',
              relationTo: 'municipalities',
              required: true,
            },
            {
              name: 'mark',
              label: 'Marca',
              type: 'text',
              validate: isMark,
              admin: { placeholder: '27,41' },
            },
          ],
        },
        {
          type: 'row',
          fields: [
            {
              name: 'athlete',
              label: 'Atleta com página no site',
              type: 'relationship',
              relationTo: 'athletes',
            },
            {
              name: 'note',
              label: 'Sem marca, por quê',
              type: 'text',
              maxLength: 60,
              admin: { placeholder: 'não largou' },
            },
          ],
        },
      ],
    },
  ],
});
