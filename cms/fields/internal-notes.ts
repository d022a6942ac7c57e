import type { TextareaField } from 'payload';
import { editorsOnField } from '../access/editors.ts';

export const internalNotes: TextareaField = {
  name: 'internalNotes',
  label: 'Anotações internas',
  type: 'textarea',
  access: { read: editorsOnField },
  admin: { position: 'sidebar', description: 'Só os editores veem. Nunca aparece no site.' },
};
