import type { CollectionConfig } from 'payload';
import { contactSubjects } from '../../lib/vocabulary.ts';
import { admins } from '../access/admins.ts';
import { editors } from '../access/editors.ts';
import { nobody } from '../access/nobody.ts';
import { optionsOf } from '../fields/select-options.ts';

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
  access: { read: editors, create: nobody, update: editors, delete: admins },
  fields: [
    {
      name: 'protocol',
      label: 'Protocolo',
      type: 'text',
      required: true,
      unique: true,
      index: true,
    },
    {
      name: 'status',
      label: 'Situação',
      type: 'select',
      required: true,
      defaultValue: 'recebida',
      options: [
        { value: 'recebida', label: 'Recebida' },
        { value: 'em-analise', label: 'Em análise' },
        { value: 'respondida', label: 'Respondida' },
      ],
    },
    { name: 'name', label: 'Nome', type: 'text', required: true },
    { name: 'email', label: 'E-mail', type: 'email', required: true },
    {
      name: 'subject',
      label: 'Assunto',
      type: 'select',
      required: true,
      options: optionsOf(contactSubjects),
    },
    { name: 'about', label: 'Sobre', type: 'text' },
    { name: 'message', label: 'Mensagem', type: 'textarea', required: true },
  ],
};
