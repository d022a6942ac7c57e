import type { ArrayField, CheckboxField, Condition } from 'payload';
import { shownUntil } from './featured.ts';

const withoutEvent: Condition = (_, row) => !row?.event;

export const pinNextEvents: CheckboxField = {
  name: 'pinNextEvents',
  label: 'Fixar estes eventos',
  type: 'checkbox',
  defaultValue: false,
  admin: {
    description:
      'Fixado, o cartão mostra só estes, também depois do dia. Sem fixar, o que passa sai sozinho e a agenda completa o cartão.',
  },
};

export const nextEvents: ArrayField = {
  name: 'nextEvents',
  label: "Cartão 'Próximos Eventos'",
  labels: { singular: 'Evento', plural: 'Eventos' },
  type: 'array',
  maxRows: 3,
  admin: { description: 'Vazio: os três próximos da agenda.' },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'event',
          label: 'Evento da agenda',
          type: 'relationship',
          relationTo: 'events',
          admin: { description: 'Vazio: escreva abaixo o que ainda não está na agenda.' },
        },
        shownUntil,
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'day',
          label: 'Dia',
          type: 'number',
          required: true,
          min: 1,
          max: 31,
          admin: { condition: withoutEvent },
        },
        {
          name: 'month',
          label: 'Mês',
          type: 'text',
          required: true,
          maxLength: 3,
          admin: { condition: withoutEvent, placeholder: 'Jun' },
        },
        {
          name: 'year',
          label: 'Ano',
          type: 'number',
          min: 2000,
          max: 2199,
          admin: {
            condition: withoutEvent,
            description: 'Com o ano, o portal sabe quando o dia passou.',
          },
        },
        {
          name: 'title',
          label: 'Título',
          type: 'text',
          required: true,
          admin: { condition: withoutEvent },
        },
        {
          name: 'place',
          label: 'Local',
          type: 'text',
          required: true,
          admin: { condition: withoutEvent },
        },
      ],
    },
  ],
};
