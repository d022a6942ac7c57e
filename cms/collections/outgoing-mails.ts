import type { CollectionConfig, Field } from 'payload';
import { mailStates } from '../../lib/vocabulary.ts';
import { admins } from '../access/admins.ts';
import { nobody, nobodyOnField } from '../access/nobody.ts';
import { optionsOf } from '../fields/select-options.ts';
import { requeueOnly } from '../hooks/requeue-mail.ts';

const written = { readOnly: true } as const;

/** Encrypted, and no request reads it: mails hold links that let their receiver in. */
const secret = {
  access: { read: nobodyOnField, create: nobodyOnField, update: nobodyOnField },
  hidden: true,
} as const satisfies Partial<Field>;

/** The outbox: written together with what caused the mail, emptied by the worker that sends. */
export const outgoingMails: CollectionConfig = {
  slug: 'outgoing-mails',
  labels: { singular: 'E-mail', plural: 'E-mails enviados e a enviar' },
  defaultSort: '-createdAt',
  admin: {
    group: 'Cidadãos',
    useAsTitle: 'subject',
    description:
      'O texto de um e-mail fica cifrado, e só quem o recebe o lê. Sem um servidor de e-mail configurado as mensagens ficam na fila; quem cuida do servidor as encontra como arquivos .eml (docs/operacao.md).',
    defaultColumns: ['subject', 'to', 'state', 'attempts', 'createdAt'],
  },
  access: { read: admins, create: nobody, update: admins, delete: admins },
  hooks: { beforeChange: [requeueOnly] },
  fields: [
    { name: 'to', label: 'Para', type: 'text', required: true, index: true, admin: written },
    { name: 'subject', label: 'Assunto', type: 'text', required: true, admin: written },
    {
      name: 'state',
      label: 'Situação',
      type: 'select',
      required: true,
      defaultValue: 'esperando',
      index: true,
      options: optionsOf(mailStates),
      admin: {
        description:
          '“Talvez enviado” e “Não foi possível enviar” podem voltar para “Na fila”: o e-mail segue outra vez.',
      },
    },
    { name: 'text', label: 'Texto', type: 'textarea', required: true, ...secret },
    // Empty: the text holds the whole mail. Only a version from before wrote here.
    {
      name: 'html',
      label: 'HTML',
      type: 'textarea',
      required: true,
      validate: () => true,
      ...secret,
    },
    { name: 'headers', label: 'Cabeçalhos', type: 'json', ...secret },
    // Given once and for ever: a receiver who sees it twice knows that it is the same mail.
    {
      name: 'messageId',
      label: 'Identificação',
      type: 'text',
      required: true,
      unique: true,
      admin: written,
    },
    {
      name: 'attempts',
      label: 'Tentativas',
      type: 'number',
      required: true,
      defaultValue: 0,
      admin: written,
    },
    {
      name: 'nextAttemptAt',
      label: 'Próxima tentativa',
      type: 'date',
      index: true,
      admin: written,
    },
    // What a mail is about can end before the mail has gone: a code that is void helps nobody.
    {
      name: 'expiresAt',
      label: 'Só vale até',
      type: 'date',
      admin: { ...written, condition: ({ expiresAt }) => Boolean(expiresAt) },
    },
    // The edition of the newsletter that it carries.
    { name: 'edition', type: 'number', index: true, admin: { hidden: true } },
    { name: 'sentAt', label: 'Enviado em', type: 'date', admin: written },
    { name: 'lastError', label: 'Última falha', type: 'text', admin: written },
  ],
};
