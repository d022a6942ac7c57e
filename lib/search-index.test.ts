import { describe, expect, it } from 'vitest';
import { createSearchEngine } from './search-engine.ts';
import type { SearchCard } from './search-index.ts';
import { timeliness } from './search-scores.ts';
import type { SearchTexts } from './search-weights.ts';

type SearchDocument = SearchCard & SearchTexts;

const now = Date.parse('2025-05-12T12:00:00Z');
const make = (id: string, parts: Partial<SearchDocument> = {}): SearchDocument => ({
  id,
  address: `/${id}`,
  title: '',
  keywords: '',
  summary: '',
  body: '',
  from: undefined,
  at: undefined,
  ...parts,
});

const documents = [
  make('orla', { title: 'Corrida na Orla abre inscrições', summary: 'São 1.500 vagas gratuitas' }),
  make('natacao', { title: 'Festival de Natação', keywords: 'Macapá Competição' }),
  make('pista', { title: 'Pista nova', summary: 'O atletismo ganha casa em Santana.' }),
  make('jogos', { title: 'Jogos Paralímpicos', summary: 'Equipes municipais de bocha.' }),
  make('canoa', { title: 'Canoagem no rio', body: 'Antes do treino, uma corrida leve.' }),
  make('bolsa', { title: 'Bolsa Atleta', body: 'Para atletas de todo o estado.' }),
  make('amanha', { title: 'Segredo de amanhã', from: Date.parse('2025-05-13T12:00:00Z') }),
];
/** An engine that holds these documents. */
function engineOf(held: SearchDocument[]) {
  const made = createSearchEngine<SearchCard>((one, other) => (one.id < other.id ? -1 : 1));
  for (const { id, address, title, from, at, ...texts } of held)
    made.put({ id, address, title, from, at }, texts);
  made.commit();
  return made;
}
const engine = engineOf(documents);
const find = (asked: string, moment = now) => engine.find(asked, moment, () => true);
const ids = (asked: string, moment = now) => find(asked, moment).cards.map(({ id }) => id);

describe('a word finds', () => {
  it.each([
    ['natacao', 'natacao'],
    ['NATAÇÃO', 'natacao'],
    ['natacoes', 'natacao'],
    ['nadador', 'natacao'],
    ['corridas', 'orla'],
    ['inscrição', 'orla'],
    ['inscr', 'orla'],
    ['inscriçõe', 'orla'],
    ['vaga gratuita', 'orla'],
    ['corrida da orla', 'orla'],
    ['atletsmo', 'pista'],
    ['atletismos', 'pista'],
    ['altetismo', 'pista'],
    ['satnana', 'pista'],
    ['municipal', 'jogos'],
    ['paralimpiadas', 'jogos'],
    ['paralímpica', 'jogos'],
    ['macapa', 'natacao'],
  ])('%s → %s', (asked, id) => expect(ids(asked)[0]).toBe(id));
});

describe('a word does not find', () => {
  it.each(['xyzqwk', 'zzzz', '!?', '', 'desporto', 'oral', 'a'])('%s', (asked) =>
    expect(ids(asked)).toEqual([]),
  );
});

it('a word that is there is not taken for a slip', () => {
  expect(ids('orla')).toEqual(['orla']);
  expect(ids('jogos')).toEqual(['jogos']);
});

it('the fewest slips win: one letter more would be another word', () => {
  expect(ids('atletsmo')).toEqual(['pista']);
});

it('the title comes before the text', () => {
  expect(ids('corrida')).toEqual(['orla', 'canoa']);
});

it('all the words are wanted; some of them only where nothing has all, and it says so', () => {
  expect(find('corrida inscricoes')).toMatchObject({ complete: 1 });
  expect(ids('corrida inscricoes')).toEqual(['orla']);
  expect(find('festival atletsmo')).toMatchObject({ complete: 0 });
  expect(ids('natacao xyzqwk')).toEqual(['natacao']);
});

it('B13: a text that happens to have all the words does not hide titles that have one of them', () => {
  const other = engineOf([
    make('budget', { title: 'Convênios', body: 'Vôlei em Santana. Dança para idosos.' }),
    make('program', { title: 'Movimento para idosos' }),
    make('town', { title: 'Ginásio de Santana' }),
    make('aside', { title: 'Xadrez', body: 'Também em Santana.' }),
  ]);
  const { cards, complete } = other.find('idosos santana', now, () => true);
  expect(cards.map(({ id }) => id)).toEqual(['budget', 'program', 'town']);
  expect(complete).toBe(1);
});

it('says by which words', () => {
  expect([...find('corridas').stems]).toContain('corrid');
});

it('what has its day is not found before it', () => {
  expect(ids('segredo')).toEqual([]);
  expect(ids('segredo', Date.parse('2025-05-13T12:00:00Z'))).toEqual(['amanha']);
});

it('what lies ahead comes before what is long past', () => {
  const on = (id: string, day: string) => make(id, { title: 'Rua de Lazer', at: Date.parse(day) });
  const other = engineOf([
    on('past', '2023-01-01'),
    on('last', '2025-05-01'),
    on('next', '2025-06-01'),
  ]);
  const order = other.find('lazer', now, () => true).cards.map(({ id }) => id);
  expect(order).toEqual(['next', 'last', 'past']);
  expect(timeliness(Date.parse('1990-01-01'), now)).toBe(0.7);
});
