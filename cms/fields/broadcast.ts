import type { Field, SelectField, TextField } from 'payload';
import { broadcastCategories } from '../../lib/vocabulary.ts';
import { youtubeId } from '../../lib/youtube.ts';
import { pictureFields } from './picture.ts';
import { optionsOf } from './select-options.ts';
import { slugField } from './slug.ts';

export const categoryField: SelectField = {
  name: 'category',
  label: 'Categoria',
  type: 'select',
  options: optionsOf(broadcastCategories),
};

/** What upcoming and recorded broadcasts share. */
export const broadcastFields: Field[] = [
  { name: 'title', label: 'Título', type: 'text', required: true },
  slugField('title'),
  { name: 'description', label: 'Descrição', type: 'textarea', required: true },
  { ...categoryField, required: true },
  ...pictureFields,
];

const isVideo = (value: string | null | undefined) =>
  youtubeId(value ?? '') !== undefined ||
  'Cole o endereço de um vídeo do YouTube, ou o código de 11 letras e números.';

export const videoIdField: TextField = {
  name: 'videoId',
  label: 'Vídeo no YouTube',
  type: 'text',
  required: true,
  admin: { description: 'Cole o endereço do vídeo, ou só o código de 11 letras e números.' },
  // The admin checks what was typed before the hook has taken the code out of it.
  validate: isVideo,
  hooks: {
    beforeValidate: [
      ({ value }) => (typeof value === 'string' ? (youtubeId(value) ?? value.trim()) : value),
    ],
  },
};

/** Of a broadcast that is announced: YouTube often gives the address days before. */
export const announcedVideoIdField: TextField = {
  ...videoIdField,
  required: false,
  admin: {
    description:
      'Se o YouTube já deu o endereço, cole-o aqui: na hora, em “Ir ao vivo”, basta um toque.',
  },
  validate: (value: string | null | undefined) => !value?.trim() || isVideo(value),
};
