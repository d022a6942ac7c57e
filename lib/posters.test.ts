import { expect, it } from 'vitest';
import { looksOf, playerDrawing, posterLooks } from './posters.ts';

it('B16: only who keeps the goal is shown in a dive', () => {
  expect(playerDrawing('futebol', 'Futebol, goleiro')).toBe('futebol');
  expect(playerDrawing('futebol', 'Futebol, goleira')).toBe('futebol');
  expect(playerDrawing('futebol', 'Futebol, atacante')).toBe('atacante');
  expect(playerDrawing('futebol', 'Futebol')).toBe('atacante');
  expect(playerDrawing('natacao', 'Natação')).toBe('natacao');
});

it('a figure that comes again in a list comes in another look', () => {
  expect(looksOf(['corrida', undefined, 'natacao', 'corrida', 'corrida', 'natacao'])).toEqual([
    'plain',
    'plain',
    'plain',
    'turned',
    'near',
    'turned',
  ]);
});

it('however long a list of one figure is, no picture is like the ones around it', () => {
  const looks = looksOf(Array.from({ length: 20 }, () => 'futebol' as const));
  for (const index of looks.keys())
    expect(new Set(looks.slice(index, index + posterLooks.length)).size).toBe(
      Math.min(posterLooks.length, looks.length - index),
    );
});
