import { forfeits, matchStages, matchStates } from '../../lib/vocabulary.ts';
import { teamField } from '../fields/match-team.ts';
import { momentField } from '../fields/moment.ts';
import { goalsField, penaltyFields, scoreFields, setsField } from '../fields/score.ts';
import { optionsOf } from '../fields/select-options.ts';
import { sideSourceField } from '../fields/side-source.ts';
import { closeWithScore, nameMatch, noteCorrection } from '../hooks/match-hooks.ts';
import { publishedCollection } from './published-collection.ts';

const collection = publishedCollection({
  slug: 'matches',
  labels: { singular: 'Jogo', plural: 'Jogos' },
  group: 'Resultados',
  title: 'title',
  columns: ['title', 'competition', 'stage', 'startsAt', 'state'],
  sort: '-startsAt',
  indexes: [
    ['competition', 'startsAt'],
    ['competition', 'stage'],
    ['first', 'startsAt'],
    ['second', 'startsAt'],
    ['recording', 'startsAt'],
    ['updatedAt'],
  ],
  fields: [
    {
      name: 'title',
      label: 'Jogo',
      type: 'text',
      admin: { readOnly: true, description: 'Sai das equipes e do placar.' },
    },
    scoreFields,
    {
      name: 'competition',
      label: 'Competição',
      type: 'relationship',
      relationTo: 'competitions',
      required: true,
    },
    {
      type: 'row',
      fields: [teamField('first', 'Primeira equipe'), teamField('second', 'Segunda equipe')],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'stage',
          label: 'Fase',
          type: 'select',
          required: true,
          defaultValue: 'grupos',
          options: optionsOf(matchStages),
        },
        {
          name: 'slot',
          label: 'Rodada, ou posição na chave',
          type: 'number',
          required: true,
          defaultValue: 1,
          min: 1,
          max: 99,
          admin: {
            description:
              'Nos grupos, a rodada. Na chave, de cima para baixo: o 1 e o 2 decidem quem joga o 1 seguinte.',
          },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        sideSourceField('first', 'De onde vem a primeira equipe'),
        sideSourceField('second', 'De onde vem a segunda equipe'),
      ],
    },
    penaltyFields,
    setsField,
    goalsField,
    {
      type: 'row',
      fields: [
        momentField('startsAt', 'Dia e hora', { required: true }),
        { name: 'place', label: 'Lugar', type: 'relationship', relationTo: 'places' },
        { name: 'placeName', label: 'Ou onde, se não está na lista', type: 'text', maxLength: 120 },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'state',
          label: 'Situação',
          type: 'select',
          required: true,
          defaultValue: 'agendado',
          options: optionsOf(matchStates),
          admin: { description: 'Com o placar de um jogo agendado, passa sozinha a encerrado.' },
        },
        {
          name: 'forfeit',
          label: 'Não compareceu (W.O.)',
          type: 'select',
          options: optionsOf(forfeits),
        },
      ],
    },
    {
      name: 'recording',
      label: 'Gravação',
      type: 'relationship',
      relationTo: 'recorded-broadcasts',
    },
    {
      name: 'correction',
      label: 'Placar corrigido',
      type: 'text',
      admin: {
        readOnly: true,
        position: 'sidebar',
        description: 'Quando um placar publicado muda, o site diz qual era.',
      },
    },
  ],
});

/** A score is few fields on a phone: the name, the state and the note on a correction come by themselves. */
export const matches = {
  ...collection,
  hooks: {
    ...collection.hooks,
    beforeChange: [
      closeWithScore,
      nameMatch,
      noteCorrection,
      ...(collection.hooks?.beforeChange ?? []),
    ],
  },
};
