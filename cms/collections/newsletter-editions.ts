import type { Access, CollectionConfig } from 'payload';
import { mostEditionItems, pickedItems } from '../../lib/edition-items.ts';
import { editionStates } from '../../lib/vocabulary.ts';
import { admins } from '../access/admins.ts';
import { editors } from '../access/editors.ts';
import { editionEndpoints } from '../editions/edition-endpoints.ts';
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
  endpoints: editionEndpoints,
  hooks: { beforeChange: [holdUnsent], afterChange: [sendEdition] },
  fields: [
    { name: 'subject', label: 'Assunto', type: 'text', required: true, maxLength: 150 },
    {
      name: 'body',
      label: 'Texto',
      type: 'textarea',
      required: true,
      maxLength: 20_000,
      admin: { description: 'O começo da mensagem. Uma linha vazia separa parágrafos.' },
    },
    {
      name: 'items',
      label: 'O que vai nesta edição',
      type: 'json',
      validate: (value) =>
        !value ||
        pickedItems.safeParse(value).success ||
        `Escolha até ${mostEditionItems} itens da lista.`,
      admin: { components: { Field: '/editions/item-picker.tsx#ItemPicker' } },
    },
    {
      name: 'sending',
      type: 'ui',
      admin: { components: { Field: '/editions/edition-sending.tsx#EditionSending' } },
    },
    {
      name: 'state',
      label: 'Situação',
      type: 'select',
      required: true,
      defaultValue: 'rascunho',
      options: optionsOf(editionStates),
      hooks: { beforeDuplicate: [() => 'rascunho'] },
      admin: { readOnly: true, position: 'sidebar' },
    },
    {
      name: 'sendAt',
      label: 'Será enviada em',
      type: 'date',
      index: true,
      hooks: { beforeDuplicate: [() => null] },
      admin: {
        readOnly: true,
        position: 'sidebar',
        date: { pickerAppearance: 'dayAndTime', displayFormat: 'dd/MM/yyyy HH:mm' },
        condition: ({ sendAt }) => Boolean(sendAt),
      },
    },
    {
      name: 'sentAt',
      label: 'Enviada em',
      type: 'date',
      hooks: { beforeDuplicate: [() => null] },
      admin: {
        readOnly: true,
        position: 'sidebar',
        date: { pickerAppearance: 'dayAndTime', displayFormat: 'dd/MM/yyyy HH:mm' },
        condition: ({ sentAt }) => Boolean(sentAt),
      },
    },
    {
      name: 'recipients',
      label: 'Destinatários',
      type: 'number',
      hooks: { beforeDuplicate: [() => null] },
      admin: {
        readOnly: true,
        position: 'sidebar',
        condition: ({ recipients }) => typeof recipients === 'number',
      },
    },
  ],
};
