import type { CollectionConfig } from 'payload';
import { mailStates } from '../../lib/vocabulary.ts';
import { admins } from '../access/admins.ts';
import { nobody } from '../access/nobody.ts';
import { optionsOf } from '../fields/select-options.ts';

/** The outbox: written together with what caused the mail, emptied by the worker that sends. */
export const outgoingMails: CollectionConfig = {
  slug: 'outgoing-mails',
  labels: { singular: 'E-mail', plural: 'E-mails enviados e a enviar' },
  defaultSort: '-createdAt',
  admin: {
    group: 'Cidadãos',
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'to', 'state', 'attempts', 'createdAt'],
  },
  access: { read: admins, create: nobody, update: nobody, delete: admins },
  fields: [
    { name: 'to', label: 'Para', type: 'text', required: true, index: true },
    { name: 'subject', label: 'Assunto', type: 'text', required: true },
    {
      name: 'state',
      label: 'Situação',
      type: 'select',
      required: true,
      defaultValue: 'esperando',
      index: true,
      options: optionsOf(mailStates),
    },
    { name: 'text', label: 'Texto', type: 'textarea', required: true },
    { name: 'html', label: 'HTML', type: 'textarea', required: true, admin: { hidden: true } },
    { name: 'headers', label: 'Cabeçalhos', type: 'json', admin: { hidden: true } },
    // Given once and for ever: a receiver who sees it twice knows that it is the same mail.
    { name: 'messageId', label: 'Identificação', type: 'text', required: true, unique: true },
    { name: 'attempts', label: 'Tentativas', type: 'number', required: true, defaultValue: 0 },
    { name: 'nextAttemptAt', label: 'Próxima tentativa', type: 'date', index: true },
    { name: 'sentAt', label: 'Enviado em', type: 'date' },
    { name: 'lastError', label: 'Última falha', type: 'text' },
  ],
};
