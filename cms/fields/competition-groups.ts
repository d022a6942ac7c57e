import type { ArrayField } from 'payload';

/** Without groups it is a bracket alone. */
export const competitionGroupsField: ArrayField = {
  name: 'groups',
  label: 'Grupos',
  labels: { singular: 'Grupo', plural: 'Grupos' },
  type: 'array',
  maxRows: 16,
  admin: {
    condition: (_, { kind }) => kind === 'jogos',
    description: 'Um só grupo é uma liga. A classificação sai dos placares.',
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'name',
          label: 'Nome',
          type: 'text',
          required: true,
          maxLength: 60,
          admin: { placeholder: 'Grupo A' },
        },
        {
          name: 'advance',
          label: 'Quantas passam',
          type: 'number',
          required: true,
          min: 0,
          max: 16,
          defaultValue: 2,
          admin: { description: '0: nenhuma; a linha não é desenhada.' },
        },
      ],
    },
    {
      name: 'teams',
      label: 'Equipes',
      type: 'relationship',
      relationTo: 'teams',
      hasMany: true,
      required: true,
      maxRows: 24,
    },
  ],
};
