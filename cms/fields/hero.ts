import type { GroupField } from 'payload';
import { posters } from '../../lib/posters.ts';
import { usualHero, wrongTitle } from '../../lib/usual-hero.ts';

/** The head of the home page. What is empty is as the specification has it. */
export const heroGroup: GroupField = {
  name: 'hero',
  label: 'Abertura',
  type: 'group',
  fields: [
    {
      name: 'title',
      label: 'Título',
      type: 'textarea',
      validate: (value: string | null | undefined) => wrongTitle(value ?? '') ?? true,
      admin: {
        placeholder: usualHero.title,
        description: 'Cada linha aqui é uma linha na página. Vazio: o título de sempre.',
      },
    },
    {
      name: 'lead',
      label: 'Frase',
      type: 'textarea',
      maxLength: 160,
      admin: { placeholder: usualHero.lead },
    },
    {
      name: 'poster',
      label: 'Desenho',
      type: 'select',
      options: Object.entries(posters).map(([value, { label }]) => ({ value, label })),
      admin: { description: 'Vazio: a corredora.' },
    },
  ],
};
