import type { CollectionConfig } from 'payload';
import { admins } from '../access/admins.ts';
import { nobody } from '../access/nobody.ts';

/** Addresses of citizens: written by the site alone, read by those who look after accounts. */
export const newsletterSubscriptions: CollectionConfig = {
  slug: 'newsletter-subscriptions',
  labels: { singular: 'Inscrição na newsletter', plural: 'Inscrições na newsletter' },
  admin: {
    group: 'Cidadãos',
    useAsTitle: 'email',
    defaultColumns: ['email', 'origin', 'createdAt'],
  },
  access: { read: admins, create: nobody, update: nobody, delete: admins },
  fields: [
    { name: 'email', label: 'E-mail', type: 'email', required: true, unique: true, index: true },
    { name: 'name', label: 'Nome', type: 'text', maxLength: 100 },
    { name: 'origin', label: 'Página', type: 'text', required: true },
    {
      name: 'consentVersion',
      label: 'Versão do texto aceito',
      type: 'text',
      required: true,
    },
  ],
};
