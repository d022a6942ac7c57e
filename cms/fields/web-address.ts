import type { TextField } from 'payload';

/** Only https: an address typed here becomes a link on the site, so `javascript:` must not pass. */
export function webAddressField(name: string, label: string): TextField {
  return {
    name,
    label,
    type: 'text',
    required: true,
    admin: { description: 'O endereço inteiro, que comece com https://.' },
    validate: (value: string | null | undefined) =>
      /^https:\/\/[^\s]+$/.test(value ?? '') || 'Escreva um endereço que comece com https://',
  };
}

/** A page of this site or of another one; may be empty. */
export function linkField(name: string, label: string): TextField {
  return {
    name,
    label,
    type: 'text',
    maxLength: 500,
    admin: { description: 'Um endereço que comece com https:// ou, neste site, com /.' },
    validate: (value: string | null | undefined) =>
      !value ||
      /^(https:\/\/|\/(?!\/))\S*$/.test(value) ||
      'Escreva um endereço que comece com https:// ou, neste site, com /.',
  };
}
