import { quickAccessColors, quickAccessTiles } from '../../lib/vocabulary.ts';
import { figureFields } from '../fields/figure.ts';
import { pictureFields } from '../fields/picture.ts';
import { sampleMark } from '../fields/sample-mark.ts';
import { optionsOf } from '../fields/select-options.ts';
import { sitePathField } from '../fields/site-path.ts';
import { publishedGlobal } from './published-global.ts';

export const home = publishedGlobal({
  slug: 'home',
  label: 'Página inicial',
  group: 'Conteúdo',
  fields: [
    {
      name: 'nextEvents',
      label: "Cartão 'Próximos Eventos'",
      labels: { singular: 'Evento', plural: 'Eventos' },
      type: 'array',
      maxRows: 3,
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'day', label: 'Dia', type: 'number', required: true, min: 1, max: 31 },
            { name: 'month', label: 'Mês', type: 'text', required: true, maxLength: 3 },
            {
              name: 'year',
              label: 'Ano',
              type: 'number',
              min: 2000,
              max: 2199,
              admin: { description: 'Com o ano, o cartão diz “Realizado” depois do dia.' },
            },
            { name: 'title', label: 'Título', type: 'text', required: true },
            { name: 'place', label: 'Local', type: 'text', required: true },
          ],
        },
        { name: 'event', label: 'Evento da agenda', type: 'relationship', relationTo: 'events' },
      ],
    },
    {
      name: 'quickAccess',
      label: 'Acesso rápido',
      labels: { singular: 'Cartão', plural: 'Cartões' },
      type: 'array',
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'title', label: 'Título', type: 'text', required: true },
            { name: 'description', label: 'Descrição', type: 'text', required: true },
          ],
        },
        sitePathField('link', 'Endereço no site'),
        {
          type: 'row',
          fields: [
            {
              name: 'icon',
              label: 'Desenho',
              type: 'select',
              required: true,
              options: optionsOf(quickAccessTiles),
            },
            {
              name: 'color',
              label: 'Cor',
              type: 'select',
              required: true,
              options: optionsOf(quickAccessColors),
            },
            {
              name: 'badge',
              label: 'Etiqueta',
              type: 'text',
              maxLength: 30,
              admin: {
                description:
                  '“Inscrições abertas” só aparece enquanto um serviço recebe inscrições.',
              },
            },
          ],
        },
      ],
    },
    {
      name: 'featured',
      label: 'Destaques',
      labels: { singular: 'Destaque', plural: 'Destaques' },
      type: 'array',
      maxRows: 3,
      fields: [
        { name: 'title', label: 'Título', type: 'text', required: true },
        { name: 'description', label: 'Descrição', type: 'textarea', required: true },
        {
          type: 'row',
          fields: [
            { name: 'date', label: 'Quando', type: 'text', required: true },
            { name: 'time', label: 'Hora', type: 'text', required: true },
            { name: 'location', label: 'Local', type: 'text', required: true },
          ],
        },
        sitePathField('link', 'Endereço no site'),
        ...pictureFields,
      ],
    },
    {
      name: 'impact',
      label: 'Números de impacto',
      labels: { singular: 'Número', plural: 'Números' },
      type: 'array',
      maxRows: 4,
      fields: figureFields,
    },
    {
      name: 'athletes',
      label: 'Atletas em destaque',
      type: 'relationship',
      relationTo: 'athletes',
      hasMany: true,
      maxRows: 4,
    },
    sampleMark,
  ],
});
