import { expect, it } from 'vitest';
import { playerDrawing } from './posters.ts';

it('B16: only who keeps the goal is shown in a dive', () => {
  expect(playerDrawing('futebol', 'Futebol, goleiro')).toBe('futebol');
  expect(playerDrawing('futebol', 'Futebol, goleira')).toBe('futebol');
  expect(playerDrawing('futebol', 'Futebol, atacante')).toBe('atacante');
  expect(playerDrawing('futebol', 'Futebol')).toBe('atacante');
  expect(playerDrawing('natacao', 'Natação')).toBe('natacao');
});
