import { expect, test } from 'vitest';
import { mentions } from './mentions.ts';

test('a text mentions what one of its words begins with', () => {
  expect(mentions('Roda de danças no bairro', 'Dança')).toBe(true);
  expect(mentions('Mudança de horário', 'Dança')).toBe(false);
  expect(mentions('Mudança na Dança da praça', 'dança')).toBe(true);
});
