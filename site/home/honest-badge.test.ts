import { expect, test } from 'vitest';
import { honestBadge } from './honest-badge.ts';

const june = { action: 'sign-up', opensAt: '2025-06-01', closesAt: '2025-06-30' } as const;
const desk = { action: 'contact', opensAt: undefined, closesAt: undefined } as const;
const at = (moment: string) => new Date(`${moment}-03:00`);

test.each([
  ['2025-05-31T23:59:59', undefined],
  ['2025-06-01T00:00:00', 'Inscrições abertas'],
  ['2025-06-30T23:59:59', 'Inscrições abertas'],
  ['2025-07-01T00:00:00', undefined],
])('at %s the badge says %s', (moment, said) => {
  expect(honestBadge('Inscrições abertas', [june, desk], at(moment))).toBe(said);
});

test('other badges are the editor’s own', () => {
  expect(honestBadge('Novo', [], at('2025-06-01T00:00:00'))).toBe('Novo');
  expect(honestBadge(undefined, [june], at('2025-06-01T00:00:00'))).toBeUndefined();
});
