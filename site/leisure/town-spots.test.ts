import { expect, it } from 'vitest';
import { equator } from '../drawings/amapa-geometry.ts';
import { townLabels } from './town-labels.ts';
import { townSpots } from './town-spots.ts';

it('has a spot for each town that has a name', () => {
  expect(Object.keys(townSpots).sort()).toEqual(Object.keys(townLabels).sort());
});

it('B6: keeps every two towns a finger apart', () => {
  const spots = Object.entries(townSpots);
  const near = spots.flatMap(([one, a], index) =>
    spots
      .slice(index + 1)
      .filter(([, b]) => Math.hypot(a.x - b.x, a.y - b.y) < 56)
      .map(([other]) => `${one}, ${other}`),
  );
  expect(near).toEqual([]);
});

it('keeps the south south of the line', () => {
  const south = Object.keys(townSpots).filter((slug) => (townSpots[slug]?.y ?? 0) > equator);
  expect(south.sort()).toEqual(['laranjal-do-jari', 'mazagao', 'santana', 'vitoria-do-jari']);
});
