import { describe, expect, test } from 'vitest';
import type { SignUp } from '#content/sign-ups';
import { emptyEntry } from '../../lib/entry.ts';
import { type Board, type BoardProps, boardIn, follow, takeHere } from './board-state.ts';

const rule = {
  kind: 'equipe',
  minAge: 16,
  maxAge: undefined,
  ageDay: undefined,
  minMembers: 2,
  maxMembers: 3,
  asksCpf: false,
  documents: [],
  quotas: [],
} as const;
const known = { signUp: { rule } as unknown as SignUp, today: '2025-06-01', others: [] };
const view: BoardProps['view'] = {
  kind: 'step',
  key: 'k',
  step: 'atletas',
  athlete: 1,
  content: emptyEntry,
  typed: {},
  errors: {},
};
const first = boardIn(view);
const form = (fields: Record<string, string>) => new Map(Object.entries(fields));
const ana = form({ nome: 'Ana Reis', nascimento: '3/3/1999' });
const bia = form({ nome: 'Bia Reis', nascimento: '3/3/1998' });
const take = (board: Board, typed: Map<string, string>) => {
  const next = takeHere(board, typed, known);
  if (!next) throw new Error('The portal must take it.');
  return next;
};

describe('the list', () => {
  test('asks for the next athlete until there are enough, then shows the list', () => {
    const one = take(first, ana);
    expect(one).toMatchObject({ athlete: 2, said: 'Na lista: 1 atleta.' });
    expect(take(one, bia)).toMatchObject({ athlete: undefined, step: 'atletas' });
  });

  test('says what is wrong, and keeps what was typed', () => {
    const wrong = take(first, form({ nome: 'Ana', nascimento: '31/2/2002' }));
    expect(wrong).toMatchObject({ athlete: 1, people: [] });
    expect(wrong.errors.nascimento).toContain('31 de fevereiro não existe.');
    expect(wrong.typed.get('nome')).toBe('Ana');
  });

  test('goes on to the review only when nothing of it is missing', () => {
    const one = { ...take(first, ana), athlete: undefined };
    expect(take(one, form({}))).toMatchObject({
      step: 'atletas',
      said: 'Falta 1 atleta: são pelo menos 2.',
    });
    const two = take(take(first, ana), bia);
    expect(take(two, form({}))).toMatchObject({ step: 'revisar' });
    expect(take(two, form({ tirar: '1' })).people.map(({ name }) => name)).toEqual(['Bia Reis']);
  });

  test('the portal goes on where another page lacks something', () => {
    const two = take(take(first, ana), bia);
    const others = [{ step: 'contato', text: 'Falta o e-mail.' }] as const;
    expect(takeHere(two, form({}), { ...known, others })).toBeUndefined();
  });
});

describe('the review', () => {
  const review = take(take(take(first, ana), bia), form({}));

  test('is sent with the consent, and with nothing missing', () => {
    expect(takeHere(review, form({ verdade: 'sim' }), known)).toBeUndefined();
    expect(take(review, form({})).errors.verdade).toBe('Marque que os dados são verdadeiros.');
    const lacking = { ...review, people: review.people.slice(1) };
    expect(take(lacking, form({ verdade: 'sim' }))).toMatchObject({ step: 'revisar' });
  });
});

describe('a link', () => {
  const here = new URL('https://x/servicos/s/inscricao?rascunho=k&passo=atletas');

  test('to a page of the list is followed here', () => {
    const to = new URL('https://x/servicos/s/inscricao?rascunho=k&passo=atletas&atleta=lista');
    expect(follow(first, to, here)).toMatchObject({ athlete: 'lista' });
  });

  test.each([
    'https://x/servicos/s/inscricao?rascunho=k&passo=contato',
    'https://x/servicos/s/inscricao?rascunho=outro&passo=atletas',
    'https://x/servicos/s',
  ])('to %s is not', (address) => {
    expect(follow(first, new URL(address), here)).toBeUndefined();
  });
});
