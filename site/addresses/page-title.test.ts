import { expect, test } from 'vitest';
import { pageTitle, pageWords, searchWords } from './page-title.ts';

test('a title names what was chosen, and nothing that was not', () => {
  expect(pageTitle('Notícias')).toBe('Notícias');
  expect(pageTitle('Notícias', 'Editais', searchWords('vôlei'), pageWords(2))).toBe(
    'Notícias, Editais, busca: vôlei, página 2',
  );
  expect(pageTitle('Notícias', undefined, searchWords(''), pageWords(1))).toBe('Notícias');
});
