import type { Block } from 'payload';
import { videoIdField } from '../fields/broadcast.ts';
import { pictureFields } from '../fields/picture.ts';

export const videoBlock: Block = {
  slug: 'video',
  labels: { singular: 'Vídeo do YouTube', plural: 'Vídeos do YouTube' },
  admin: { disableBlockName: true },
  fields: [
    videoIdField,
    { name: 'title', label: 'Título do vídeo', type: 'text', required: true, maxLength: 200 },
    ...pictureFields,
  ],
};
