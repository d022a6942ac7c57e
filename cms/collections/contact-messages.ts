import type { CollectionConfig, FieldAccess } from 'payload';
import { contactStates, contactSubjects } from '../../lib/vocabulary.ts';
import { admins } from '../access/admins.ts';
import { attendants } from '../access/attendants.ts';
import { nobody, nobodyOnField } from '../access/nobody.ts';
import { extendTermEndpoint, holdMessage } from '../answer-term/extend-term.ts';
import { extensionFields } from '../answer-term/extension-fields.ts';
import { optionsOf } from '../fields/select-options.ts';
import { checkAnswer, mailAnswer, stampAnswer } from '../hooks/answer-citizen.ts';
import { answerOneByOne } from '../hooks/answer-one-by-one.ts';

/** The citizen's own text: no request can change it, whoever is signed in. */
const written = { access: { update: nobodyOnField }, admin: { readOnly: true } } as const;

/** Once sent by mail, an answer can't be changed here. */
const untilAnswered: FieldAccess = ({ doc }) => !doc?.answeredAt;

/** What citizens write through 'Fale Conosco': only the site writes it, no request of a visitor reads it. */
export const contactMessages: CollectionConfig = {
  slug: 'contact-messages',
  labels: { singular: 'Mensagem', plural: 'Fale Conosco' },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  admin: {
    group: 'Cidadãos',
    description:
      'O que as pessoas escrevem no site. Para responder: abra, escreva a resposta e toque em “Responder e enviar”.',
    useAsTitle: 'protocol',
    defaultColumns: ['protocol', 'status', 'term', 'subject', 'name', 'createdAt', 'answeredAt'],
    listSearchableFields: ['protocol', 'name', 'email', 'message'],
    pagination: { defaultLimit: 25 },
    components: { edit: { SaveButton: '/components/keep-answer-button.tsx#KeepAnswerButton' } },
  },
  access: { read: attendants, create: nobody, update: attendants, delete: admins },
  endpoints: [extendTermEndpoint],
  hooks: {
    beforeOperation: [answerOneByOne],
    beforeValidate: [checkAnswer],
    beforeChange: [holdMessage, stampAnswer],
    afterChange: [mailAnswer],
  },
  fields: [
    {
      name: 'protocol',
      label: 'Protocolo',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      ...written,
    },
    { name: 'name', label: 'Nome', type: 'text', required: true, ...written },
    { name: 'email', label: 'E-mail', type: 'email', required: true, index: true, ...written },
    {
      name: 'subject',
      label: 'Assunto',
      type: 'select',
      required: true,
      options: optionsOf(contactSubjects),
      ...written,
    },
    {
      name: 'about',
      label: 'Sobre',
      type: 'text',
      access: written.access,
      admin: { ...written.admin, condition: ({ about }) => Boolean(about) },
    },
    {
      name: 'nominee',
      label: 'Atleta indicado',
      type: 'group',
      admin: { condition: (data) => Boolean(data.nominee?.name) },
      fields: [
        { name: 'name', label: 'Nome do atleta', type: 'text', ...written },
        { name: 'sport', label: 'Modalidade', type: 'text', ...written },
        { name: 'municipality', label: 'Município', type: 'text', ...written },
        { name: 'achievements', label: 'Conquistas', type: 'textarea', ...written },
      ],
    },
    { name: 'message', label: 'Mensagem', type: 'textarea', required: true, ...written },
    {
      name: 'answer',
      label: 'Resposta',
      type: 'textarea',
      access: { update: untilAnswered },
      admin: {
        rows: 8,
        disableBulkEdit: true,
        description: 'Segue por e-mail, uma única vez. Depois de enviada, não muda mais.',
      },
    },
    {
      name: 'sending',
      type: 'ui',
      admin: { components: { Field: '/components/answer-sending.tsx#AnswerSending' } },
    },
    ...extensionFields,
    {
      name: 'status',
      label: 'Situação',
      type: 'select',
      required: true,
      defaultValue: 'recebida',
      index: true,
      options: optionsOf(contactStates),
      access: { update: untilAnswered },
      admin: {
        position: 'sidebar',
        disableBulkEdit: true,
        description: 'Quem escreveu vê esta situação na página “Acompanhar”.',
      },
    },
    {
      name: 'answeredAt',
      label: 'Respondida em',
      type: 'date',
      access: written.access,
      admin: {
        ...written.admin,
        position: 'sidebar',
        date: { pickerAppearance: 'dayAndTime', displayFormat: 'dd/MM/yyyy HH:mm' },
        condition: ({ answeredAt }) => Boolean(answeredAt),
      },
    },
    {
      name: 'internalNotes',
      label: 'Anotações internas',
      type: 'textarea',
      admin: { position: 'sidebar', description: 'Quem escreveu nunca vê.' },
    },
  ],
};
