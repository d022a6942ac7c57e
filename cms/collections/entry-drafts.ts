import type { CollectionConfig } from 'payload';
import { nobody } from '../access/nobody.ts';

/** What somebody is writing into a sign-up, sealed, under the hash of a random link; deleted after some days. */
export const entryDrafts: CollectionConfig = {
  slug: 'entry-drafts',
  labels: { singular: 'Rascunho de inscrição', plural: 'Rascunhos de inscrição' },
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  fields: [
    { name: 'keyHash', label: 'Código', type: 'text', required: true, unique: true },
    {
      name: 'signUp',
      label: 'Formulário',
      type: 'relationship',
      relationTo: 'sign-ups',
      required: true,
    },
    { name: 'sealed', label: 'Dados cifrados', type: 'textarea', required: true },
    { name: 'emailMark', label: 'Marca do e-mail', type: 'text', index: true },
    { name: 'expiresAt', label: 'Vale até', type: 'date', required: true, index: true },
  ],
};
