import type { CollectionConfig } from 'payload';
import { admins } from '../access/admins.ts';
import { nobody } from '../access/nobody.ts';

/** Who looked at the data of which entry, and when. Nobody can change it; after two years it goes by itself. */
export const personalLooks: CollectionConfig = {
  slug: 'personal-looks',
  labels: { singular: 'Consulta a dados', plural: 'Consultas a dados de inscrições' },
  defaultSort: '-createdAt',
  admin: {
    group: 'Inscrições',
    useAsTitle: 'protocol',
    defaultColumns: ['createdAt', 'who', 'protocol'],
  },
  access: { read: admins, create: nobody, update: nobody, delete: nobody },
  fields: [
    { name: 'who', label: 'Conta', type: 'text', required: true },
    { name: 'protocol', label: 'Inscrição', type: 'text', required: true, index: true },
  ],
};
