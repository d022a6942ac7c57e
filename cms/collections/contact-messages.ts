import type { CollectionConfig, FieldAccess } from 'payload';
import { contactStates, contactSubjects } from '../../lib/vocabulary.ts';
import { admins } from '../access/admins.ts';
import { attendants } from '../access/attendants.ts';
import { nobody, nobodyOnField } from '../access/nobody.ts';
import { optionsOf } from '../fields/select-options.ts';
import { checkAnswer, mailAnswer, stampAnswer } from '../hooks/answer-citizen.ts';

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
      'O que as pessoas escrevem no site. Para responder: escreva a resposta, escolha “Respondida” e salve. Ela segue por e-mail uma única vez.',
    useAsTitle: 'protocol',
    defaultColumns: ['protocol', 'status', 'subject', 'name', 'createdAt', 'answeredAt'],
    listSearchableFields: ['protocol', 'name', 'email', 'message'],
    pagination: { defaultLimit: 25 },
  },
  access: { read: attendants, create: nobody, update: attendants, delete: admins },
  hooks: { beforeValidate: [checkAnswer], beforeChange: [stampAnswer], afterChange: [mailAnswer] },
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
    {
      name: 'status',
      label: 'Situação',
      type: 'select',
      required: true,
      defaultValue: 'recebida',
      options: optionsOf(contactStates),
      access: { update: untilAnswered },
      admin: {
        description: 'Quem escreveu vê esta situação na página “Acompanhar”.',
      },
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
    { name: 'about', label: 'Sobre', type: 'text', ...written },
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
        description:
          'Pode ser guardada como rascunho: só segue quando a situação é “Respondida”. Depois de enviada, não muda mais.',
      },
    },
    { name: 'answeredAt', label: 'Respondida em', type: 'date', ...written },
    {
      name: 'internalNotes',
      label: 'Anotações internas',
      type: 'textarea',
      admin: { position: 'sidebar', description: 'Quem escreveu nunca vê.' },
    },
  ],
};
