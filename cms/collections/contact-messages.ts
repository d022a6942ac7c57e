import type { CollectionConfig } from 'payload';
import { contactStates, contactSubjects } from '../../lib/vocabulary.ts';
import { admins } from '../access/admins.ts';
import { attendants } from '../access/attendants.ts';
import { nobody } from '../access/nobody.ts';
import { optionsOf } from '../fields/select-options.ts';

const written = { readOnly: true } as const;

/** What citizens write through 'Fale Conosco': only the site writes it, no request of a visitor reads it. */
export const contactMessages: CollectionConfig = {
  slug: 'contact-messages',
  labels: { singular: 'Mensagem', plural: 'Fale Conosco' },
  defaultSort: '-createdAt',
  admin: {
    group: 'Cidadãos',
    useAsTitle: 'protocol',
    defaultColumns: ['protocol', 'subject', 'name', 'status', 'createdAt'],
  },
  access: { read: attendants, create: nobody, update: attendants, delete: admins },
  fields: [
    {
      name: 'protocol',
      label: 'Protocolo',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      admin: written,
    },
    {
      name: 'status',
      label: 'Situação',
      type: 'select',
      required: true,
      defaultValue: 'recebida',
      options: optionsOf(contactStates),
    },
    { name: 'name', label: 'Nome', type: 'text', required: true, admin: written },
    { name: 'email', label: 'E-mail', type: 'email', required: true, index: true, admin: written },
    {
      name: 'subject',
      label: 'Assunto',
      type: 'select',
      required: true,
      options: optionsOf(contactSubjects),
      admin: written,
    },
    { name: 'about', label: 'Sobre', type: 'text', admin: written },
    {
      name: 'nominee',
      label: 'Atleta indicado',
      type: 'group',
      admin: { condition: (data) => Boolean(data.nominee?.name) },
      fields: [
        { name: 'name', label: 'Nome do atleta', type: 'text', admin: written },
        { name: 'sport', label: 'Modalidade', type: 'text', admin: written },
        { name: 'municipality', label: 'Município', type: 'text', admin: written },
        { name: 'achievements', label: 'Conquistas', type: 'textarea', admin: written },
      ],
    },
    { name: 'message', label: 'Mensagem', type: 'textarea', required: true, admin: written },
    { name: 'answer', label: 'Resposta', type: 'textarea', maxLength: 5000 },
    { name: 'answeredAt', label: 'Respondida em', type: 'date', admin: written },
    {
      name: 'internalNotes',
      label: 'Anotações internas',
      type: 'textarea',
      admin: { position: 'sidebar', description: 'Quem escreveu nunca vê.' },
    },
  ],
};
