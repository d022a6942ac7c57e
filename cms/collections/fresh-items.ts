import type { CollectionConfig } from 'payload';
import { nobody } from '../access/nobody.ts';

/**
 * What was published for the first time, to be told to subscribers who want it at once. A row stays as long as
 * its document, so that what is withdrawn and published again is not told twice.
 */
export const freshItems: CollectionConfig = {
  slug: 'fresh-items',
  labels: { singular: 'Novidade', plural: 'Novidades' },
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  timestamps: false,
  indexes: [{ fields: ['kind', 'document'], unique: true }, { fields: ['round', 'dueAt'] }],
  fields: [
    { name: 'kind', label: 'Coleção', type: 'text', required: true },
    { name: 'document', label: 'Número', type: 'number', required: true },
    { name: 'dueAt', label: 'Pode ser contada em', type: 'date', required: true },
    // Empty while it waits; 0 for what was never told.
    { name: 'round', label: 'Rodada', type: 'number' },
  ],
};
