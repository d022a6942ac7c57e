// Long because it is a form: what is told to whom, and how far it got.
import type { CollectionConfig, Condition, Field } from 'payload';
import { entryStates, noticeKinds, noticeScopes, noticeStates } from '../../lib/vocabulary.ts';
import { entryCheckers } from '../access/entry-checkers.ts';
import { nobodyOnField } from '../access/nobody.ts';
import {
  checkersOnField,
  noticeDeleters,
  noticeReaders,
  noticeWriters,
} from '../access/notice-readers.ts';
import { noticeEndpoints } from '../entries/notice-endpoints.ts';
import { prepareNotice } from '../entries/prepare-notice.ts';
import { messageFields } from '../fields/message.ts';
import { optionsOf } from '../fields/select-options.ts';

/** Written by the portal alone. */
const byPortal = { create: nobodyOnField, update: nobodyOnField };
const fixed = { access: byPortal, admin: { readOnly: true } } as const;
const fixedMoment = {
  ...fixed,
  admin: {
    readOnly: true,
    date: { pickerAppearance: 'dayAndTime', displayFormat: 'dd/MM/yyyy HH:mm' },
  },
} as const;
const secret = { access: { ...byPortal, read: nobodyOnField }, hidden: true } as const;

const isMessage: Condition = ({ kind }) => kind !== 'mudanca';
const hasBegun: Condition = ({ state }) => state === 'enviando' || state === 'enviada';

/** How far it got. */
const progress: Field[] = [
  {
    type: 'row',
    fields: [
      { name: 'tellAt', label: 'Sai depois de', type: 'date', ...fixedMoment },
      { name: 'sentAt', label: 'Enviada em', type: 'date', ...fixedMoment },
      { name: 'told', label: 'E-mails', type: 'number', defaultValue: 0, ...fixed },
      { name: 'withoutMail', label: 'Sem e-mail', type: 'number', defaultValue: 0, ...fixed },
    ],
  },
  {
    name: 'byPhone',
    label: 'Sem e-mail: avise por telefone',
    type: 'textarea',
    access: { ...byPortal, read: checkersOnField },
    admin: {
      readOnly: true,
      condition: (data) => hasBegun(data, {}, {} as never) && Boolean(data.byPhone),
      description: 'Protocolo e equipe. O telefone, se houver, está na inscrição.',
    },
  },
];

/**
 * What is told to those signed up: one row for each change, and for each message that a checker writes. The job
 * in the site's process (content/tell-entrants.ts) sends it in slices; `cursor` is the last entry that was told.
 */
export const entryNotices: CollectionConfig = {
  slug: 'entry-notices',
  labels: { singular: 'Mensagem a inscritos', plural: 'Mensagens a inscritos' },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  admin: {
    group: 'Inscrições',
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'kind', 'signUp', 'state', 'told', 'withoutMail', 'createdAt'],
    description:
      'O portal escreve aqui o que vai avisar quando um evento, uma aula ou um serviço muda. Para não avisar, apague o aviso enquanto espera. A conferência escreve as próprias mensagens.',
  },
  access: {
    read: noticeReaders,
    create: entryCheckers,
    update: noticeWriters,
    delete: noticeDeleters,
  },
  hooks: { beforeChange: [prepareNotice] },
  endpoints: noticeEndpoints,
  indexes: [{ fields: ['about', 'state'] }],
  fields: [
    {
      name: 'send',
      type: 'ui',
      admin: { components: { Field: '/components/notice-send.tsx#NoticeSend' } },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'kind',
          label: 'Por quê',
          type: 'select',
          required: true,
          defaultValue: 'mensagem',
          options: optionsOf(noticeKinds),
          ...fixed,
        },
        {
          name: 'state',
          label: 'Situação',
          type: 'select',
          required: true,
          defaultValue: 'rascunho',
          index: true,
          options: optionsOf(noticeStates),
          ...fixed,
        },
      ],
    },
    {
      name: 'signUp',
      label: 'Formulário',
      type: 'relationship',
      relationTo: 'sign-ups',
      required: true,
      index: true,
    },
    {
      type: 'row',
      fields: [
        {
          name: 'scope',
          label: 'Para quem',
          type: 'select',
          required: true,
          defaultValue: 'situacao',
          options: optionsOf(noticeScopes),
          admin: { condition: isMessage },
        },
        {
          name: 'toState',
          label: 'Situação da inscrição',
          type: 'select',
          defaultValue: 'aceita',
          // Who withdrew wants no more mail.
          options: optionsOf(entryStates).filter(({ value }) => value !== 'desistiu'),
          admin: { condition: (data) => isMessage(data, {}, {} as never) && data.scope !== 'uma' },
        },
        {
          name: 'entry',
          label: 'Inscrição',
          type: 'relationship',
          relationTo: 'entries',
          filterOptions: ({ data }) => (data.signUp ? { signUp: { equals: data.signUp } } : true),
          admin: { condition: ({ scope }) => scope === 'uma' },
        },
      ],
    },
    {
      name: 'template',
      label: 'Modelo',
      type: 'relationship',
      relationTo: 'message-templates',
      admin: {
        condition: isMessage,
        description: 'Com assunto e texto vazios, ao salvar entram os do modelo.',
      },
    },
    ...messageFields({ required: false }),
    ...progress,
    // Its document asks for it by this.
    {
      name: 'about',
      label: 'O que mudou',
      type: 'text',
      access: byPortal,
      admin: { hidden: true },
    },
    { name: 'before', label: 'Como era', type: 'json', ...secret },
    // Of what waits there is one for each thing and form: a second change finds it here.
    { name: 'pending', label: 'Em espera', type: 'text', unique: true, ...secret },
    { name: 'changedAt', label: 'Mudou em', type: 'date', ...secret },
    { name: 'cursor', label: 'Última avisada', type: 'number', defaultValue: 0, ...secret },
    // Names its mails: SQLite may give a deleted row's number again.
    { name: 'code', label: 'Código', type: 'text', required: true, unique: true, ...secret },
  ],
};
