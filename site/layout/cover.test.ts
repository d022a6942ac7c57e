import { expect, test } from 'vitest';
import { sizeOf } from './cover.tsx';

test.each([
  ['Quinta Feliz', 'short'],
  ['Copa das Arenas', 'middle'],
  ['Benedito Sarraf', 'middle'],
  ['Campeonato de Futebol Intermunicipal Sub-17', 'long'],
  ['Jogos Paralímpicos', 'long'],
  ['Escolinhas de Vôlei', 'long'],
])('%s is set %s', (title, size) => {
  expect(sizeOf(title)).toBe(size);
});
