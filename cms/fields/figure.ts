import type { Field } from 'payload';

/** A large figure and what it counts. */
export const figureFields: Field[] = [
  {
    type: 'row',
    fields: [
      { name: 'figure', label: 'Número', type: 'text', required: true, maxLength: 10 },
      { name: 'label', label: 'O que conta', type: 'text', required: true, maxLength: 60 },
    ],
  },
];
