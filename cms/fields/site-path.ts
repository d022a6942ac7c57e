import type { TextField } from 'payload';
import { paths } from '../../lib/paths.ts';

/** An address within this site, such as /agenda. */
export function sitePathField(name = 'path', label = 'Endereço no site'): TextField {
  return {
    name,
    label,
    type: 'text',
    required: true,
    admin: {
      placeholder: paths.events,
      description: 'O que vem depois do nome do site, a partir da barra.',
    },
    validate: (value: string | null | undefined) =>
      /^\/(?!\/)[^\s]*$/.test(value ?? '') || 'Escreva um endereço do site que comece com /',
  };
}
