import { describe, expect, test } from 'vitest';
import { posterLooks, posterNames, posters } from '../../../lib/posters.ts';
import { drawPoster, wide } from './draw-poster.ts';
import type { Figure } from './figure.ts';
import { figures } from './figures.ts';
import { floors } from './grounds.ts';
import { inLook } from './looks.ts';

/** How far a figure may be cropped by its frame. */
const CROP = 120;

describe.each(posterNames)('the poster %s', (name) => {
  const svg = drawPoster(name);

  test('is a small document with its name and description', () => {
    expect(svg.length).toBeGreaterThan(1500);
    expect(svg.length).toBeLessThan(9000);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg".*<\/svg>$/s);
    expect(svg).toContain(`<title>${posters[name].label}</title>`);
    expect(svg).toContain(`aria-label="${posters[name].alt}"`);
  });

  test('has a wide sister, not much heavier, whose figure is the same', () => {
    const sister = drawPoster(name, wide);
    expect(sister).toContain('viewBox="-134 0 1068 800"');
    expect(sister).toContain('d="M-134 396h1068v8H-134Z"');
    expect(sister.length).toBeLessThan(14_000);
    const bodies = svg.match(/<g(?: transform="[^"]*")?>(?:<circle|<path).*?<\/g>/g) ?? [];
    expect(bodies).not.toEqual([]);
    for (const body of bodies) expect(sister).toContain(body);
  });

  test('has only finite coordinates', () => {
    expect(svg).not.toMatch(/NaN|Infinity|undefined/);
  });

  test('lies on the line from edge to edge', () => {
    expect(svg).toContain('d="M0 396h800v8H0Z"');
  });

  test('draws on both sides of the line', () => {
    expect(svg.match(/<svg y="/g)).toHaveLength(2);
  });

  test('keeps its figure in the frame', () => {
    for (const { box } of figures[name].parts) {
      expect(Math.min(box[0], box[1])).toBeGreaterThan(-CROP);
      expect(Math.max(box[2], box[3])).toBeLessThan(800 + CROP);
    }
  });
});

test.each(['canoagem', 'natacao'] as const)(
  'B16: the waves of %s run from edge to edge',
  (name) => {
    const sister = drawPoster(name, wide);
    expect(sister).not.toContain('scale(-1 1)');
    // Each wave is one stroke: where it begins, the length of its half, and how often that is repeated.
    const waves = [...sister.matchAll(/M(-?\d+) \d+q[\d.]+ -[\d.]+ (\d+) 0((?:t\d+ 0)+)/g)];
    expect(waves.length).toBeGreaterThanOrEqual(5);
    for (const [, start, step, rest = ''] of waves) {
      expect(Number(start)).toBeLessThan(-134);
      const end = Number(start) + Number(step) * rest.split('t').length;
      expect(end).toBeGreaterThan(934);
    }
  },
);

describe.each(posterLooks)('in the look %s', (look) => {
  test.each(posterNames)('%s is cut by its frame no more than as it is drawn', (name) => {
    const reach = (figure: Figure) =>
      Math.max(
        ...figure.parts.map(({ box: [left, top, right, bottom] }) => {
          const { scale = 1, dx = 0, dy = 0 } = figure;
          const x = Math.max(400 - left, right - 400) * scale + Math.abs(dx);
          const y = Math.max(400 - top, bottom - 400) * scale + Math.abs(dy);
          return Math.max(x, y);
        }),
      );
    const drawn = reach(figures[name]);
    expect(reach(inLook(figures[name], look))).toBeLessThanOrEqual(Math.max(400, drawn));
  });

  test.each(['canoagem', 'natacao'] as const)('%s stays on the water', (name) => {
    const { south } = inLook(figures[name], look).ground;
    expect([floors.riverFull.ground, floors.riverDeep.ground]).toContain(south.ground);
  });
});

test('no two posters are the same, in any look', () => {
  const all = posterNames.flatMap((name) =>
    posterLooks.map((look) => drawPoster(name, undefined, look)),
  );
  expect(new Set(all).size).toBe(posterNames.length * posterLooks.length);
});
