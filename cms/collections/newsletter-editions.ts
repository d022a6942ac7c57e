import type { Access, CollectionConfig } from 'payload';
import { editionStates } from '../../lib/vocabulary.ts';
import { admins } from '../access/admins.ts';
import { editors } from '../access/editors.ts';
import { optionsOf } from '../fields/select-options.ts';
import { holdUnsent, sendEdition } from '../hooks/send-edition.ts';

/** What has gone out to everybody stays as it went. */
const editorsWhileUnsent: Access = (args) => editors(args) && { state: { not_equals: 'enviada' } };

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
  access: { read: editors, create: editors, update: editorsWhileUnsent, delete: admins },
  hooks: { beforeChange: [holdUnsent], afterChange: [sendEdition] },
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
      hooks: { beforeDuplicate: [() => 'rascunho'] },
      admin: {
        description: 'Escolha “Enviar agora” e salve: segue para todos os inscritos confirmados.',
      },
    },
    {
      name: 'sentAt',
      label: 'Enviada em',
      type: 'date',
      hooks: { beforeDuplicate: [() => null] },
      admin: { readOnly: true },
    },
    {
      name: 'recipients',
      label: 'Destinatários',
      type: 'number',
      hooks: { beforeDuplicate: [() => null] },
      admin: { readOnly: true },
    },
  ],
};
