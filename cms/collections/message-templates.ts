import type { CollectionConfig } from 'payload';
import { isEditor } from '../access/editors.ts';
import { isEntryChecker } from '../access/entry-checkers.ts';
import { messageFields } from '../fields/message.ts';

/** Texts that checkers send to those signed up, kept by editors. They name nobody. */
export const messageTemplates: CollectionConfig = {
  slug: 'message-templates',
  labels: { singular: 'Modelo de mensagem', plural: 'Modelos de mensagem' },
  admin: {
    group: 'Inscrições',
    useAsTitle: 'name',
    defaultColumns: ['name', 'subject', 'updatedAt'],
    description: 'Textos prontos para quem se inscreveu. A conferência escolhe um, vê e envia.',
  },
  access: {
    read: ({ req }) => isEditor(req) || isEntryChecker(req),
    create: ({ req }) => isEditor(req),
    update: ({ req }) => isEditor(req),
    delete: ({ req }) => isEditor(req),
  },
  fields: [
    { name: 'name', label: 'Nome do modelo', type: 'text', required: true, maxLength: 80 },
    ...messageFields({ required: true }),
  ],
};
