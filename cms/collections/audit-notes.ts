import type { CollectionConfig } from 'payload';
import { admins } from '../access/admins.ts';
import { nobody } from '../access/nobody.ts';
import { auditedActions } from '../audit/note-action.ts';
import { optionsOf } from '../fields/select-options.ts';

/**
 * Who did what, and when. It is written by the portal alone: nobody changes or deletes a note, and each goes by
 * itself after two years (`lib/retention.ts`).
 */
export const auditNotes: CollectionConfig = {
  slug: 'audit-notes',
  labels: { singular: 'Ação registrada', plural: 'Registro de ações' },
  defaultSort: '-createdAt',
  admin: {
    group: 'Sistema',
    useAsTitle: 'what',
    defaultColumns: ['createdAt', 'who', 'action', 'what'],
    description: 'Só o portal escreve aqui. Depois de dois anos, cada registro some sozinho.',
  },
  access: { read: admins, create: nobody, update: nobody, delete: nobody },
  disableDuplicate: true,
  fields: [
    { name: 'who', label: 'Quem', type: 'text', required: true },
    {
      name: 'action',
      label: 'Ação',
      type: 'select',
      required: true,
      options: optionsOf(auditedActions),
      index: true,
    },
    { name: 'what', label: 'O quê', type: 'text', required: true },
  ],
};
