import type { Field } from 'payload';
import { posters } from '../../lib/posters.ts';

/** A photograph, or one of our posters, which needs no description. */
export const pictureFields: Field[] = [
  {
    name: 'photo',
    label: 'Fotografia',
    type: 'upload',
    relationTo: 'media',
    admin: { description: 'Se houver, toma o lugar do cartaz.' },
  },
  {
    name: 'poster',
    label: 'Cartaz',
    type: 'select',
    options: Object.entries(posters).map(([value, { label }]) => ({ value, label })),
    admin: { description: 'Um desenho da casa, para quando não há fotografia.' },
  },
];
