import type { ArrayField, NumberField, RowField } from 'payload';
import { matchSides } from '../../lib/vocabulary.ts';
import { optionsOf } from './select-options.ts';

function figure(name: string, label: string, required = false): NumberField {
  return {
    name,
    label,
    type: 'number',
    required,
    min: 0,
    max: 300,
    validate: (value: number | null | undefined) => {
      if (value === null || value === undefined) return required ? 'Escreva um número.' : true;
      const isFigure = Number.isInteger(value) && value >= 0 && value <= 300;
      return isFigure || 'Escreva um número inteiro, de 0 a 300.';
    },
  };
}

/** First on the form: what is typed beside the field, on a phone. */
export const scoreFields: RowField = {
  type: 'row',
  fields: [figure('firstScore', 'Placar da primeira'), figure('secondScore', 'Placar da segunda')],
};

export const penaltyFields: RowField = {
  type: 'row',
  fields: [
    figure('firstPenalties', 'Pênaltis da primeira'),
    figure('secondPenalties', 'Pênaltis da segunda'),
  ],
  admin: { condition: (_, { stage }) => stage !== 'grupos' },
};

export const setsField: ArrayField = {
  name: 'sets',
  label: 'Pontos de cada set (vôlei)',
  labels: { singular: 'Set', plural: 'Sets' },
  type: 'array',
  maxRows: 5,
  admin: { description: 'Com isto, o placar em sets sai sozinho.' },
  fields: [
    {
      type: 'row',
      fields: [figure('first', 'Primeira', true), figure('second', 'Segunda', true)],
    },
  ],
};

/** For the line of the final. The score stays what was typed: who writes it beside the field has no time for names. */
export const goalsField: ArrayField = {
  name: 'goals',
  label: 'Gol a gol (futebol e futsal)',
  labels: { singular: 'Gol', plural: 'Gols' },
  type: 'array',
  maxRows: 40,
  admin: {
    description: 'Se quiser. O site mostra os da final; o placar continua o que está acima.',
  },
  fields: [
    {
      type: 'row',
      fields: [
        figure('minute', 'Minuto', true),
        {
          name: 'side',
          label: 'Para quem',
          type: 'select',
          required: true,
          options: optionsOf(matchSides),
          admin: { description: 'Gol contra vale para a outra equipe.' },
        },
        {
          name: 'name',
          label: 'Nome, só de quem tem 18 anos ou mais',
          type: 'text',
          maxLength: 80,
        },
        {
          name: 'note',
          label: 'Como foi',
          type: 'text',
          maxLength: 60,
          admin: { placeholder: 'de falta' },
        },
      ],
    },
  ],
};
