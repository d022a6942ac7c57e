import type { DateFieldValidation, TextFieldSingleValidation } from 'payload';
import {
  monthWeeks,
  sessionLevels,
  sessionRhythms,
  sports,
  weekdays,
} from '../../lib/vocabulary.ts';
import { audienceFields } from '../fields/audience.ts';
import { clockTimeField } from '../fields/clock-time.ts';
import { dayField } from '../fields/day.ts';
import { optionsOf } from '../fields/select-options.ts';
import { sessionChangesField } from '../fields/session-changes.ts';
import { slugField } from '../fields/slug.ts';
import { publishedCollection } from './published-collection.ts';

const notBeforeStart: DateFieldValidation = (value, { siblingData }) => {
  const { from } = siblingData as { from?: string };
  return value && from && new Date(value) < new Date(from)
    ? 'O último dia precisa ser depois do primeiro.'
    : true;
};

const somewhere: TextFieldSingleValidation = (value, { siblingData }) => {
  const { place } = siblingData as { place?: unknown };
  return value || place ? true : 'Escolha um lugar da lista ou escreva onde é.';
};

/** When and where a program meets: entered once, repeated by the rule. */
export const sessionRules = publishedCollection({
  slug: 'session-rules',
  labels: { singular: 'Aula ou treino', plural: 'Aulas e treinos' },
  group: 'Conteúdo',
  title: 'name',
  columns: ['name', 'program', 'municipality', 'weekdays', 'startsAt'],
  inFeeds: true,
  tellsEntrants: true,
  indexes: [['until'], ['municipality', 'until'], ['program'], ['place'], ['updatedAt']],
  fields: [
    {
      name: 'name',
      label: 'Nome da turma',
      type: 'text',
      required: true,
      maxLength: 120,
      admin: { description: 'Como “Vôlei para iniciantes, Santana”.' },
    },
    slugField('name'),
    {
      name: 'program',
      label: 'Programa',
      type: 'relationship',
      relationTo: 'programs',
      required: true,
    },
    {
      type: 'row',
      fields: [
        {
          name: 'municipality',
          label: 'Município',
          type: 'relationship',
          relationTo: 'municipalities',
          required: true,
        },
        { name: 'place', label: 'Lugar', type: 'relationship', relationTo: 'places' },
        {
          name: 'placeName',
          label: 'Ou onde, se não está na lista',
          type: 'text',
          validate: somewhere,
        },
      ],
    },
    {
      name: 'sports',
      label: 'Esportes',
      type: 'select',
      hasMany: true,
      options: optionsOf(sports),
      admin: { description: 'Vazio: os esportes do programa.' },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'rhythm',
          label: 'Com que frequência',
          type: 'select',
          required: true,
          defaultValue: 'semanal',
          options: optionsOf(sessionRhythms),
        },
        {
          name: 'monthWeek',
          label: 'Em que semana do mês',
          type: 'select',
          defaultValue: 'primeira',
          options: optionsOf(monthWeeks),
          admin: { condition: (_, { rhythm }) => rhythm === 'mensal' },
        },
        {
          name: 'weekdays',
          label: 'Dias da semana',
          type: 'select',
          hasMany: true,
          required: true,
          options: optionsOf(weekdays),
        },
      ],
    },
    {
      type: 'row',
      fields: [
        clockTimeField('startsAt', 'Das', true),
        clockTimeField('endsAt', 'Até', true),
        dayField('from', 'Primeiro dia', { required: true }),
        dayField('until', 'Último dia', {
          validate: notBeforeStart,
          admin: { description: 'Vazio: sem data para acabar.' },
        }),
      ],
    },
    {
      name: 'pausesOnHolidays',
      label: 'Não acontece em feriados',
      type: 'checkbox',
      defaultValue: true,
      admin: { description: 'Pontos facultativos não param nada: cancele a data abaixo.' },
    },
    ...audienceFields({ defaultValue: 0 }),
    { name: 'level', label: 'Nível', type: 'select', options: optionsOf(sessionLevels) },
    {
      name: 'bring',
      label: 'O que levar',
      type: 'text',
      hasMany: true,
      admin: { description: 'Uma coisa por vez: “toalha”, “garrafa de água”.' },
    },
    sessionChangesField,
  ],
});
