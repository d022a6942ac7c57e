import type { CollectionConfig } from 'payload';
import { nobody } from '../access/nobody.ts';

/** How often a sender posted lately. In the database, so that restarts and other processes share it. */
export const postCounts: CollectionConfig = {
  slug: 'post-counts',
  labels: { singular: 'Contagem de envios', plural: 'Contagens de envios' },
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  timestamps: false,
  fields: [
    // A keyed hash, never the network address itself.
    { name: 'sender', label: 'Remetente', type: 'text', required: true, unique: true },
    { name: 'count', label: 'Envios', type: 'number', required: true, defaultValue: 0 },
    { name: 'windowEndsAt', label: 'Até', type: 'date', required: true, index: true },
  ],
};
