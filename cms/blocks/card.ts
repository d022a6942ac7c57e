import type { Block, CollectionSlug } from 'payload';

/** What a card can show: `content/rich-text-card.ts` reads each of them. */
export const cardCollections = [
  'events',
  'programs',
  'services',
  'athletes',
] as const satisfies readonly CollectionSlug[];

export const cardBlock: Block = {
  slug: 'card',
  labels: { singular: 'Cartão', plural: 'Cartões' },
  admin: { disableBlockName: true },
  fields: [
    {
      name: 'shown',
      label: 'Evento, programa, serviço ou atleta',
      type: 'relationship',
      relationTo: [...cardCollections],
      required: true,
      admin: { description: 'O site o mostra enquanto estiver publicado.' },
    },
  ],
};
