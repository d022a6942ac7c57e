import type { Block } from 'payload';

export const photoBlock: Block = {
  slug: 'photo',
  labels: { singular: 'Fotografia', plural: 'Fotografias' },
  admin: { disableBlockName: true },
  fields: [
    {
      name: 'photo',
      label: 'Fotografia',
      type: 'upload',
      relationTo: 'media',
      required: true,
      admin: { description: 'A descrição e o crédito são os da imagem.' },
    },
    { name: 'caption', label: 'Legenda', type: 'text', maxLength: 300 },
  ],
};
