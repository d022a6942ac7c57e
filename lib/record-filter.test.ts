import { expect, it } from 'vitest';
import { readQuery } from './query.ts';
import {
  filteredAddress,
  filterRecords,
  readRecordFilter,
  shownYears,
  situationsOf,
} from './record-filter.ts';

const record = (title: string, year: number, situation: string, party?: string) => ({
  title,
  year,
  situation,
  party,
  reference: `Termo 1/${year}`,
});

const records = [
  record('Judô nas escolas', 2025, 'Em execução', 'Associação Tatame'),
  record('Natação', 2025, 'Concluído'),
  record('Judô na praça', 2023, 'Concluído'),
];
const titles = (search: string) => {
  const query = readQuery(new URL(`http://x/transparencia/orcamento${search}`));
  const filter = readRecordFilter(query, records, 2025);
  return {
    shown: filterRecords(records, filter).map(({ title }) => title),
    notice: query.notice() !== undefined,
  };
};

it('offers every year up to now, with or without records', () => {
  expect(shownYears([{ year: 2023 }, { year: 2025 }], 2026)).toEqual([2026, 2025, 2024, 2023]);
  expect(shownYears([], 2026)).toEqual([2026]);
  expect(shownYears([{ year: 2027 }], 2026)).toEqual([2027, 2026]);
});

it('offers each situation once, in the order of the alphabet', () => {
  expect(situationsOf(records)).toEqual([
    { slug: 'concluido', name: 'Concluído' },
    { slug: 'em-execucao', name: 'Em execução' },
  ]);
});

it('year, situation and words narrow together; accents, case and order of words do not matter', () => {
  expect(titles('').shown).toHaveLength(3);
  expect(titles('?ano=2025&situacao=concluido').shown).toEqual(['Natação']);
  expect(titles('?busca=JUDO').shown).toEqual(['Judô nas escolas', 'Judô na praça']);
  expect(titles('?busca=tatame+judo').shown).toEqual(['Judô nas escolas']);
  expect(titles('?busca=judo&ano=2024').shown).toEqual([]);
});

it('says so when the address makes no sense, and shows the rest', () => {
  expect(titles('?ano=1822')).toEqual({ shown: titles('').shown, notice: true });
  expect(titles('?situacao=perdido&ano=2023')).toEqual({ shown: ['Judô na praça'], notice: true });
  expect(titles('?ano=2024').notice).toBe(false);
});

it('writes what it reads', () => {
  const filter = { year: 2024, situation: 'em-execucao', words: 'judô & cia' };
  const url = new URL(filteredAddress('http://x/a', filter, { ordem: '-pago' }));
  expect(Object.fromEntries(url.searchParams)).toEqual({
    ano: '2024',
    situacao: 'em-execucao',
    busca: 'judô & cia',
    ordem: '-pago',
  });
  expect(filteredAddress('/a', { year: undefined, situation: undefined, words: '' })).toBe('/a');
});
