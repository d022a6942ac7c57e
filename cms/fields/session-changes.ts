import type { ArrayField, DateFieldValidation } from 'payload';
import { sessionChanges } from '../../lib/vocabulary.ts';
import { clockTimeField } from './clock-time.ts';
import { dayField } from './day.ts';
import { optionsOf } from './select-options.ts';

const isCancelled = (_: unknown, { kind }: { kind?: string }) => kind === 'cancelada';
const isOn = (...data: Parameters<typeof isCancelled>) => !isCancelled(...data);
const isMoved = (_: unknown, { kind }: { kind?: string }) => kind === 'mudou';

const dateGiven: DateFieldValidation = (value) => (value ? true : 'Escolha a data.');

/** Single dates that differ from their rule. */
export const sessionChangesField: ArrayField = {
  name: 'changes',
  label: 'Datas que fogem da regra',
  labels: { singular: 'Data', plural: 'Datas' },
  type: 'array',
  maxRows: 200,
  admin: { initCollapsed: true },
  fields: [
    {
      type: 'row',
      fields: [
        dayField('day', 'Data', { required: true, validate: dateGiven }),
        {
          name: 'kind',
          label: 'O que muda',
          type: 'select',
          required: true,
          defaultValue: 'cancelada',
          options: optionsOf(sessionChanges),
        },
      ],
    },
    {
      type: 'row',
      fields: [
        dayField('newDay', 'Novo dia', {
          admin: { condition: isMoved, description: 'Vazio: no mesmo dia.' },
        }),
        withCondition(clockTimeField('startsAt', 'Das'), isOn),
        withCondition(clockTimeField('endsAt', 'Até'), isOn),
        {
          name: 'place',
          label: 'Lugar, se for outro',
          type: 'relationship',
          relationTo: 'places',
          admin: { condition: isOn },
        },
      ],
    },
    {
      name: 'note',
      label: 'Motivo ou aviso',
      type: 'text',
      maxLength: 200,
      admin: { description: 'Aparece no site, como “ginásio em reforma”.' },
    },
  ],
};

function withCondition(field: ReturnType<typeof clockTimeField>, condition: typeof isOn) {
  return { ...field, admin: { ...field.admin, condition } };
}
