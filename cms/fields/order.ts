import type { NumberField } from 'payload';

export const orderField: NumberField = {
  name: 'order',
  label: 'Ordem',
  type: 'number',
  required: true,
  defaultValue: 100,
  admin: { position: 'sidebar', description: 'Os menores vêm primeiro.' },
};
