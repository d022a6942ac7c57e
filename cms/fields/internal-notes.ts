import type { TextareaField } from 'payload';
import { writersOnField } from '../access/writers.ts';

export const internalNotes: TextareaField = {
  name: 'internalNotes',
  label: 'Anotações internas',
  type: 'textarea',
  access: { read: writersOnField },
  admin: {
    position: 'sidebar',
    description: 'Só quem escreve conteúdo vê. Nunca aparece no site.',
  },
};
