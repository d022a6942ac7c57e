import type { CollectionConfig } from 'payload';
import { editors } from '../access/editors.ts';
import { nobody } from '../access/nobody.ts';

/** What the nightly check found; written anew each night. */
export const brokenLinks: CollectionConfig = {
  slug: 'broken-links',
  labels: { singular: 'Link quebrado', plural: 'Links quebrados' },
  defaultSort: 'title',
  admin: {
    group: 'Sistema',
    useAsTitle: 'title',
    defaultColumns: ['title', 'address', 'place'],
    description:
      'Endereços que respondem que a página não existe, procurados toda noite. Uma linha some quando o documento é salvo.',
  },
  access: { read: editors, create: nobody, update: nobody, delete: nobody },
  fields: [
    { name: 'title', label: 'Onde está', type: 'text', required: true },
    { name: 'address', label: 'Endereço que falta', type: 'text', required: true },
    {
      name: 'place',
      label: 'Corrigir',
      type: 'text',
      required: true,
      index: true,
      admin: { components: { Cell: '/components/open-document.tsx#OpenDocument' } },
    },
  ],
};
