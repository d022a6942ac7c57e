import type { Field, TextField } from 'payload';
import { broadcastCategories } from '../../lib/vocabulary.ts';
import { pictureFields } from './picture.ts';
import { optionsOf } from './select-options.ts';
import { slugField } from './slug.ts';

/** What upcoming and recorded broadcasts share. */
export const broadcastFields: Field[] = [
  { name: 'title', label: 'Título', type: 'text', required: true },
  slugField('title'),
  { name: 'description', label: 'Descrição', type: 'textarea', required: true },
  {
    name: 'category',
    label: 'Categoria',
    type: 'select',
    required: true,
    options: optionsOf(broadcastCategories),
  },
  ...pictureFields,
];

export const videoIdField: TextField = {
  name: 'videoId',
  label: 'Código do vídeo no YouTube',
  type: 'text',
  required: true,
  admin: { description: 'As 11 letras e números depois de "v=" no endereço do vídeo.' },
  validate: (value: string | null | undefined) =>
    /^[\w-]{11}$/.test(value ?? '') || 'O código tem 11 letras, números, hífens ou sublinhados.',
};
