import type { ArrayField, CollectionSlug, Condition, Field } from 'payload';
import { momentField } from './moment.ts';
import { pictureFields } from './picture.ts';
import { sitePathField } from './site-path.ts';

/** What 'Destaques' can show by reference: `content/home-featured.ts` reads each of them. */
export const featuredCollections = [
  'events',
  'news',
  'programs',
  'services',
  'pages',
] as const satisfies readonly CollectionSlug[];

/** The last moment of what an editor chose for the home page. */
export const shownUntil = momentField('until', 'Mostrar até', {
  description: 'Vazio: enquanto estiver publicado e não tiver passado.',
});

const withoutPick: Condition = (_, row) => !row?.pick;

const byHand = (name: string, label: string): Field => ({
  name,
  label,
  type: 'text',
  required: true,
  admin: { condition: withoutPick },
});

export const featured: ArrayField = {
  name: 'featured',
  label: 'Destaques',
  labels: { singular: 'Destaque', plural: 'Destaques' },
  type: 'array',
  maxRows: 3,
  admin: { description: 'Onde falta um, entra o próximo evento da agenda.' },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'pick',
          label: 'O que mostrar',
          type: 'relationship',
          relationTo: [...featuredCollections],
          admin: { description: 'Vazio: escreva abaixo.' },
        },
        shownUntil,
      ],
    },
    byHand('title', 'Título'),
    {
      name: 'description',
      label: 'Descrição',
      type: 'textarea',
      required: true,
      admin: { condition: withoutPick },
    },
    {
      type: 'row',
      fields: [byHand('date', 'Quando'), byHand('time', 'Hora'), byHand('location', 'Local')],
    },
    withCondition(sitePathField('link', 'Endereço no site')),
    ...pictureFields,
  ],
};

export const featuredAthletes: ArrayField = {
  name: 'athletes',
  label: 'Atletas em destaque',
  labels: { singular: 'Atleta', plural: 'Atletas' },
  type: 'array',
  maxRows: 4,
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'athlete',
          label: 'Atleta',
          type: 'relationship',
          relationTo: 'athletes',
          required: true,
          // With a condition the column may be empty: versions outlive the athletes they name.
          admin: { condition: () => true },
        },
        shownUntil,
      ],
    },
  ],
};

function withCondition<Shown extends { admin?: object }>(field: Shown): Shown {
  return { ...field, admin: { ...field.admin, condition: withoutPick } };
}
