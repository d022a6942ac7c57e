import type { CollectionConfig } from 'payload';
import { anyone } from '../access/anyone.ts';
import { editors } from '../access/editors.ts';
import { raiseOnChange, raiseOnDelete } from '../hooks/raise-content-version.ts';
import { refuseIfInUse } from '../hooks/refuse-if-in-use.ts';
import { mediaDirectory } from '../paths.ts';

/**
 * Every upload is decoded and written anew as WebP, which removes location data and anything hidden in the
 * file. SVG is refused because it can contain scripts.
 */
export const media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'Imagem', plural: 'Imagens' },
  admin: { group: 'Conteúdo', useAsTitle: 'alt' },
  access: { read: anyone, create: editors, update: editors, delete: editors },
  hooks: {
    beforeDelete: [refuseIfInUse],
    afterChange: [raiseOnChange],
    afterDelete: [raiseOnDelete],
  },
  upload: {
    staticDir: mediaDirectory(),
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
    focalPoint: true,
    formatOptions: { format: 'webp', options: { quality: 80 } },
    resizeOptions: { width: 2400, withoutEnlargement: true },
    imageSizes: [400, 800, 1600].flatMap((width) => [
      { name: `webp${width}`, width, formatOptions: { format: 'webp', options: { quality: 75 } } },
      { name: `avif${width}`, width, formatOptions: { format: 'avif', options: { quality: 55 } } },
    ]),
  },
  fields: [
    {
      name: 'alt',
      label: 'Descrição da imagem',
      type: 'text',
      required: true,
      admin: { description: 'O que se vê, para quem não vê. Uma frase.' },
    },
    { name: 'credit', label: 'Crédito', type: 'text' },
  ],
};
