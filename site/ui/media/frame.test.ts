import { expect, test } from 'vitest';
import { initials } from './frame.tsx';

test('initials are of the first and the last name', () => {
  expect(initials('Joana Furtado')).toBe('JF');
  expect(initials('Maria das Graças Conceição')).toBe('MC');
  expect(initials('Zeca')).toBe('Z');
});
