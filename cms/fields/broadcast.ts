import type { Field, TextField } from 'payload';
import { broadcastCategories } from '../../lib/vocabulary.ts';
import { youtubeId } from '../../lib/youtube.ts';
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
  label: 'Vídeo no YouTube',
  type: 'text',
  required: true,
  admin: { description: 'Cole o endereço do vídeo, ou só o código de 11 letras e números.' },
  // The admin checks what was typed before the hook has taken the code out of it.
  validate: (value: string | null | undefined) =>
    youtubeId(value ?? '') !== undefined ||
    'Cole o endereço de um vídeo do YouTube, ou o código de 11 letras e números.',
  hooks: {
    beforeValidate: [
      ({ value }) => (typeof value === 'string' ? (youtubeId(value) ?? value.trim()) : value),
    ],
  },
};
