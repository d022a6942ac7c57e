import { figureFields } from '../fields/figure.ts';
import { publishedGlobal } from './published-global.ts';

export const programsPage = publishedGlobal({
  slug: 'programs-page',
  label: 'Resultados dos programas',
  group: 'Conteúdo',
  fields: [
    {
      name: 'results',
      label: 'Resultados',
      labels: { singular: 'Número', plural: 'Números' },
      type: 'array',
      maxRows: 4,
      fields: figureFields,
    },
  ],
});
