import { expect, test } from 'vitest';
import { inTurn } from './list-pages.ts';

test('pages without a date come first, then what changed or is new, then all others', () => {
  const dates = new Map([
    ['/noticias/velha', '2020'],
    ['/noticias/mudada', '2026'],
    ['/', ''],
    ['/noticias/nova', '2026'],
    ['/noticias', ''],
  ]);
  const known = { file: '', hash: '' };
  const before = {
    '/noticias/velha': { ...known, date: '2020' },
    '/noticias/mudada': { ...known, date: '2025' },
    '/': { ...known, date: '' },
  };
  expect(inTurn(dates, before)).toEqual([
    '/',
    '/noticias',
    '/noticias/mudada',
    '/noticias/nova',
    '/noticias/velha',
  ]);
});
