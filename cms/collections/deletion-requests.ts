import type { CollectionConfig } from 'payload';
import { nobody } from '../access/nobody.ts';

/** Requests to delete personal data, until the mailed link is used or expires. */
export const deletionRequests: CollectionConfig = {
  slug: 'deletion-requests',
  labels: { singular: 'Pedido de exclusão', plural: 'Pedidos de exclusão' },
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  fields: [
    { name: 'email', label: 'E-mail', type: 'email', required: true, index: true },
    { name: 'tokenHash', label: 'Código', type: 'text', required: true, unique: true },
    { name: 'expiresAt', label: 'Vale até', type: 'date', required: true },
  ],
};
