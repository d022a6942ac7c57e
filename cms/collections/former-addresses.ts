import type { CollectionConfig } from 'payload';
import { nobody } from '../access/nobody.ts';

/** Earlier addresses of documents, so that shared links keep working after a rename. */
export const formerAddresses: CollectionConfig = {
  slug: 'former-addresses',
  labels: { singular: 'Endereço antigo', plural: 'Endereços antigos' },
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  indexes: [{ fields: ['of', 'slug'], unique: true }],
  fields: [
    { name: 'of', label: 'Coleção', type: 'text', required: true },
    { name: 'slug', label: 'Endereço', type: 'text', required: true },
    { name: 'document', label: 'Documento', type: 'number', required: true },
  ],
};
