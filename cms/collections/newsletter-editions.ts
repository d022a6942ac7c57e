import type { CollectionConfig } from 'payload';
import { editionStates } from '../../lib/vocabulary.ts';
import { admins } from '../access/admins.ts';
import { editors } from '../access/editors.ts';
import { optionsOf } from '../fields/select-options.ts';

/** What subscribers get: written here, sent once to everyone who has confirmed. */
export const newsletterEditions: CollectionConfig = {
  slug: 'newsletter-editions',
  labels: { singular: 'Edição da newsletter', plural: 'Edições da newsletter' },
  defaultSort: '-createdAt',
  admin: {
    group: 'Cidadãos',
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'state', 'sentAt', 'recipients'],
  },
  access: { read: editors, create: editors, update: editors, delete: admins },
  fields: [
    { name: 'subject', label: 'Assunto', type: 'text', required: true, maxLength: 150 },
    { name: 'body', label: 'Texto', type: 'textarea', required: true, maxLength: 20_000 },
    {
      name: 'state',
      label: 'Situação',
      type: 'select',
      required: true,
      defaultValue: 'rascunho',
      options: optionsOf(editionStates),
      admin: {
        description: 'Escolha “Enviar agora” e salve: segue para todos os inscritos confirmados.',
      },
    },
    { name: 'sentAt', label: 'Enviada em', type: 'date', admin: { readOnly: true } },
    { name: 'recipients', label: 'Destinatários', type: 'number', admin: { readOnly: true } },
  ],
};
