import { expect, test } from 'vitest';
import { askedPage } from './asked-page.ts';

test.each([
  ['/', '/'],
  ['/agenda?data=todas', '/agenda?data=todas'],
  ['/agenda#topo', '/agenda'],
  ['//mau.example/', undefined],
  ['/\\mau.example', undefined],
  ['https://mau.example/', undefined],
  ['javascript:alert(1)', undefined],
  ['/libras/tradutor', undefined],
])('%s → %s', (text, expected) => expect(askedPage(text)).toBe(expected));
