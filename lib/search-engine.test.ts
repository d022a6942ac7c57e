import { expect, it } from 'vitest';
import { createSearchEngine } from './search-engine.ts';

const now = Date.parse('2025-05-12T12:00:00Z');
const nothing = { keywords: '', summary: '', body: '' };

interface Told {
  id: string;
  title: string;
  address?: string;
}

/** An engine that holds these documents. */
function engineOf(held: Told[]) {
  const engine = createSearchEngine<Required<Told> & { from: undefined; at: undefined }>(
    (one, other) => (one.id < other.id ? -1 : 1),
  );
  const put = ({ id, title, address = `/${id}` }: Told) =>
    engine.put({ id, title, address, from: undefined, at: undefined }, nothing);
  const found = (asked: string) => engine.find(asked, now, () => true).cards.map(({ id }) => id);
  held.forEach(put);
  engine.commit();
  return { ...engine, put, found };
}

it('follows what changes: what is gone is not found, what is new is', () => {
  const engine = engineOf([
    { id: 'a', title: 'Vôlei' },
    { id: 'b', title: 'Xadrez' },
  ]);
  expect(engine.found('volei')).toEqual(['a']);
  engine.put({ id: 'a', title: 'Futsal' });
  engine.put({ id: 'c', title: 'Judô' });
  engine.drop('b');
  expect(engine.found('xadrez'), 'not before it is told').toEqual(['b']);
  engine.commit();
  const found = ['volei', 'xadrez', 'futsal', 'judo'].map(engine.found);
  expect(found).toEqual([[], [], ['a'], ['c']]);
});

it('the answer does not depend on how the index came to be', () => {
  const all = ['a', 'b', 'c', 'd'].map((id) => ({ id, title: 'Corrida na orla' }));
  const grown = engineOf([
    { id: 'b', title: 'Outra' },
    { id: 'x', title: 'Mais' },
    ...all.slice(2),
  ]);
  grown.drop('x');
  all.slice(0, 2).reverse().forEach(grown.put);
  grown.commit();
  const atOnce = engineOf(all);
  expect(grown.current().cards).toEqual(atOnce.current().cards);
  expect(grown.current().lists.terms).toEqual(atOnce.current().lists.terms);
  expect(grown.found('corrida')).toEqual(['a', 'b', 'c', 'd']);
});

it('takes in more changes than it holds back, and is the same', () => {
  const many = Array.from({ length: 2500 }, (_, number) => ({
    id: String(10_000 + number),
    title: `Corrida ${number}`,
  }));
  const engine = engineOf(many);
  expect(engine.found('corrida')).toHaveLength(many.length);
  expect(engine.found('2345')).toEqual(['12345']);
});

it('of two with one address and one title, such as a recording and its announcement, the last is found', () => {
  const twin = { address: '/final', title: 'Final do Estadual' };
  const engine = engineOf([
    { id: 'a', ...twin },
    { id: 'b', ...twin },
  ]);
  expect(engine.found('final')).toEqual(['b']);
  engine.drop('b');
  engine.commit();
  expect(engine.found('final')).toEqual(['a']);
});
