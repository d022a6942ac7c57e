import type { Field } from 'payload';
import { nobodyOnField } from '../access/nobody.ts';

/** Written by `extend-term.ts` only, and shown by the panel of the term. */
const kept = {
  access: { create: nobodyOnField, update: nobodyOnField },
  admin: {
    readOnly: true,
    disableBulkEdit: true,
    components: { Field: '/lists/no-field.tsx#NoField' },
  },
} as const;

/** Until when a message must be answered, and how its term became longer. */
export const extensionFields: Field[] = [
  {
    name: 'term',
    label: 'Prazo',
    type: 'ui',
    admin: {
      components: {
        Field: '/answer-term/term-field.tsx#TermField',
        Cell: '/answer-term/term-cell.tsx#TermCell',
      },
    },
  },
  { name: 'extendedAt', label: 'Prazo prorrogado em', type: 'date', ...kept },
  { name: 'extensionReason', label: 'Motivo da prorrogação', type: 'textarea', ...kept },
  { name: 'extendedBy', label: 'Quem prorrogou', type: 'text', ...kept },
];
