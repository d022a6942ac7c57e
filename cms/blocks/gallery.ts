import type { Block } from 'payload';

export const galleryBlock: Block = {
  slug: 'gallery',
  labels: { singular: 'Galeria', plural: 'Galerias' },
  admin: { disableBlockName: true },
  fields: [
    {
      name: 'photos',
      label: 'Fotografias',
      type: 'upload',
      relationTo: 'media',
      hasMany: true,
      required: true,
      minRows: 2,
      maxRows: 24,
      admin: { description: 'De 2 a 24, na ordem em que aparecem.' },
    },
    { name: 'caption', label: 'Legenda de todas', type: 'text', maxLength: 300 },
  ],
};
