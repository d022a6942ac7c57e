import { quickAccessColors, quickAccessTiles } from '../../lib/vocabulary.ts';
import { featured, featuredAthletes } from '../fields/featured.ts';
import { figureFields } from '../fields/figure.ts';
import { heroGroup } from '../fields/hero.ts';
import { nextEvents, pinNextEvents } from '../fields/next-events.ts';
import { sampleMark } from '../fields/sample-mark.ts';
import { optionsOf } from '../fields/select-options.ts';
import { sitePathField } from '../fields/site-path.ts';
import { publishedGlobal } from './published-global.ts';

export const home = publishedGlobal({
  slug: 'home',
  label: 'Página inicial',
  group: 'Conteúdo',
  fields: [
    heroGroup,
    pinNextEvents,
    nextEvents,
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
    featured,
    {
      name: 'impact',
      label: 'Números de impacto',
      labels: { singular: 'Número', plural: 'Números' },
      type: 'array',
      maxRows: 4,
      fields: figureFields,
    },
    featuredAthletes,
    sampleMark,
  ],
});
