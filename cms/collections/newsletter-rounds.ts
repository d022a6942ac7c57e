import type { CollectionConfig } from 'payload';
import { roundStates } from '../../lib/vocabulary.ts';
import { nobody } from '../access/nobody.ts';
import { optionsOf } from '../fields/select-options.ts';

/** One time of telling what is new, to all who want it at once, in slices (`content/send-fresh.ts`). */
export const newsletterRounds: CollectionConfig = {
  slug: 'newsletter-rounds',
  labels: { singular: 'Rodada de novidades', plural: 'Rodadas de novidades' },
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  fields: [
    // The round before it, unique: of two programs that begin one at the same moment, the second fails.
    { name: 'after', label: 'Depois de', type: 'number', required: true, unique: true },
    { name: 'startedAt', label: 'Começou em', type: 'date', required: true },
    {
      name: 'state',
      label: 'Situação',
      type: 'select',
      required: true,
      index: true,
      options: optionsOf(roundStates),
    },
    { name: 'cursor', label: 'Última inscrição vista', type: 'number', required: true },
    { name: 'told', label: 'Cartas', type: 'number', required: true },
  ],
};
