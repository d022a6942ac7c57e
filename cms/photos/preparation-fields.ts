import type { Field, GroupField } from 'payload';
import { preparationStates } from '../../lib/vocabulary.ts';
import { nobodyOnField } from '../access/nobody.ts';
import { optionsOf } from '../fields/select-options.ts';
import { laterSizes } from './photo-sizes.ts';

/** How far the later sizes of a photograph are. Written by `claims.ts` only. */
export const preparationFields: GroupField = {
  name: 'preparation',
  label: 'Preparação',
  type: 'group',
  access: { create: nobodyOnField, update: nobodyOnField },
  admin: { components: { Field: '/photos/preparation-status.tsx#PreparationStatus' } },
  fields: [
    {
      name: 'state',
      label: 'Preparação',
      type: 'select',
      // What was uploaded before had all its sizes made at once.
      defaultValue: 'pronta',
      index: true,
      options: optionsOf(preparationStates),
    },
    { name: 'done', label: 'Tamanhos prontos', type: 'number', defaultValue: 0 },
    { name: 'of', label: 'Tamanhos a preparar', type: 'number', defaultValue: 0 },
    { name: 'attempts', label: 'Tentativas', type: 'number', defaultValue: 0 },
    { name: 'reason', label: 'Por que não deu', type: 'text' },
    { name: 'dueAt', label: 'Próxima tentativa', type: 'date' },
    { name: 'claim', label: 'De quem está preparando', type: 'text' },
  ],
};

/** As Payload would declare them, if it made them itself while the editor waits. */
export const laterSizeFields: GroupField = {
  name: 'sizes',
  type: 'group',
  admin: { hidden: true },
  fields: laterSizes.map(
    ({ name }): Field => ({
      name,
      type: 'group',
      admin: { hidden: true },
      fields: [
        { name: 'url', type: 'text' },
        { name: 'width', type: 'number' },
        { name: 'height', type: 'number' },
        { name: 'mimeType', type: 'text' },
        { name: 'filesize', type: 'number' },
        { name: 'filename', type: 'text', index: true },
      ],
    }),
  ),
};
