import type { CollectionConfig } from 'payload';
import { nobody } from '../access/nobody.ts';

/**
 * What was public and is no more. Feeds that others follow (RPDE) must say so for some days: who has a copy
 * learns in no other way that it is to be deleted.
 */
export const withdrawnItems: CollectionConfig = {
  slug: 'withdrawn-items',
  labels: { singular: 'Item retirado', plural: 'Itens retirados' },
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  timestamps: false,
  indexes: [{ fields: ['of', 'document'], unique: true }, { fields: ['of', 'withdrawnAt'] }],
  fields: [
    // A collection, or 'scheduled-sessions' for a single date of a rule.
    { name: 'of', label: 'De', type: 'text', required: true },
    { name: 'document', label: 'Número', type: 'number', required: true },
    { name: 'withdrawnAt', label: 'Quando', type: 'date', required: true, index: true },
  ],
};
