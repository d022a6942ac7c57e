import type { ArrayField } from 'payload';
import { weekdays } from '../../lib/vocabulary.ts';
import { clockTimeField } from './clock-time.ts';
import { optionsOf } from './select-options.ts';

/** The same hours as the words beside it, so that the site can say whether a place is open. */
export const openingHoursField: ArrayField = {
  name: 'openingHours',
  label: 'Dias e horas',
  labels: { singular: 'Período', plural: 'Períodos' },
  type: 'array',
  maxRows: 14,
  admin: {
    description:
      'O site diz “aberto agora” com isto. Um lugar sem portão: todos os dias, 00:00 até 00:00.',
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'weekdays',
          label: 'Dias da semana',
          type: 'select',
          hasMany: true,
          required: true,
          options: optionsOf(weekdays),
        },
        clockTimeField('opensAt', 'Das', true),
        clockTimeField('closesAt', 'Até', true),
      ],
    },
  ],
};
