import { expect, test } from 'vitest';
import { fold } from './fold.ts';
import { slugify } from './slug.ts';

test('folding forgets accents and capitals', () => {
  expect(fold('Natação ÁÉÍÕÜ')).toBe('natacao aeiou');
});

test.each([
  ['Copa das Arenas: abertura regional', 'copa-das-arenas-abertura-regional'],
  ['  Olá, Macapá!  ', 'ola-macapa'],
  ['../../etc/passwd', 'etc-passwd'],
  ['🏆', ''],
])('%j becomes %j', (title, slug) => {
  expect(slugify(title)).toBe(slug);
});

test('a cut never ends in a hyphen', () => {
  expect(slugify(`${'a'.repeat(79)} b`)).toBe('a'.repeat(79));
});
