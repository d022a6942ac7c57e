import type { TextField } from 'payload';
import { fillSlugFrom } from '../hooks/fill-slug.ts';

export function slugField(source: string): TextField {
  return {
    name: 'slug',
    label: 'Endereço',
    type: 'text',
    unique: true,
    index: true,
    admin: {
      position: 'sidebar',
      description: 'Deixe vazio para criar a partir do título.',
    },
    hooks: {
      beforeValidate: [fillSlugFrom(source)],
      // A duplicate gets a slug from its own title; Payload would give it '… - Copy'.
      beforeDuplicate: [() => null],
    },
  };
}
