import { islandExamples } from '../islands/examples.ts';
import type { BoardProps } from './board-state.ts';
import { TeamBoard } from './team-board.island.tsx';

const ana = { name: 'Ana Reis', birth: '1999-03-03', guardian: '', relation: '' };
const caio = { name: 'Caio Lobato', birth: '2008-12-05', guardian: 'Rosa Maciel', relation: 'mãe' };

const empty: BoardProps = {
  signUp: {
    service: { slug: 'inscrever-equipe', title: 'Inscrever uma equipe' },
    rule: {
      kind: 'equipe',
      minAge: 16,
      maxAge: undefined,
      ageDay: undefined,
      minMembers: 2,
      maxMembers: 3,
      asksCpf: false,
      documents: [],
      quotas: [],
    },
    deleteOn: '2026-06-30',
  },
  view: {
    kind: 'step',
    key: 'k',
    step: 'atletas',
    athlete: undefined,
    typed: {},
    errors: {},
    content: {
      team: 'Norte da Vila',
      quota: '',
      name: 'Teresa Reis',
      email: 'teresa@exemplo.com',
      phone: '',
      cpf: '',
      people: [],
    },
  },
  today: '2025-06-15',
  others: [],
};
const of = (
  people: BoardProps['view']['content']['people'],
  view: Partial<BoardProps['view']>,
) => ({
  ...empty,
  view: { ...empty.view, ...view, content: { ...empty.view.content, people } },
});

export const examples = islandExamples({
  from: 'sign-up/team-board',
  component: TeamBoard,
  states: {
    empty,
    full: of([ana, caio], {}),
    'an athlete': of([ana], { athlete: 2 }),
    'an athlete, refused': of([], {
      athlete: 1,
      typed: { nome: 'Ana', nascimento: '3/3/1999' },
      errors: { nome: 'Escreva o nome completo, com sobrenome.' },
    }),
    'a list to paste': of([], { athlete: 'lista' }),
    review: of([ana, caio], { step: 'revisar' }),
    'review, too few': of([ana], { step: 'revisar' }),
  },
});
