import type { CollectionConfig } from 'payload';
import { nobody } from '../access/nobody.ts';

/** How many entries have come for the places of one row of a sign-up; also the lock of those places. */
export const arrivalCounts: CollectionConfig = {
  slug: 'arrival-counts',
  labels: { singular: 'Ordem de chegada', plural: 'Ordens de chegada' },
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  timestamps: false,
  fields: [
    { name: 'quota', label: 'Chave', type: 'text', required: true, unique: true },
    { name: 'arrivals', label: 'Chegadas', type: 'number', required: true, defaultValue: 0 },
  ],
};
