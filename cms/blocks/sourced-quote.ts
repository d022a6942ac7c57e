import type { Block } from 'payload';
import { linkField } from '../fields/web-address.ts';

export const sourcedQuoteBlock: Block = {
  slug: 'sourced-quote',
  labels: { singular: 'Citação com fonte', plural: 'Citações com fonte' },
  admin: { disableBlockName: true },
  fields: [
    { name: 'text', label: 'Citação', type: 'textarea', required: true, maxLength: 1200 },
    {
      name: 'source',
      label: 'Fonte',
      type: 'text',
      required: true,
      maxLength: 200,
      admin: { description: 'Quem disse, ou de onde vem.' },
    },
    linkField('address', 'Endereço da fonte'),
  ],
};
