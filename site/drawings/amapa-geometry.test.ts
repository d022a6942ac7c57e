import { describe, expect, it } from 'vitest';
import { boundsOf, equator, outline, project, stateSize } from './amapa-geometry.ts';

describe('project', () => {
  it('lays the corners of the state on the corners of the drawing', () => {
    expect(project({ latitude: 4.44, longitude: -54.88 })).toEqual({ x: 0, y: 0 });
    expect(project({ latitude: -1.24, longitude: -49.88 })).toEqual({ x: 500, y: 568 });
    expect(stateSize.width).toBeCloseTo(500);
    expect(stateSize.height).toBeCloseTo(568);
  });

  it('puts Macapá just north of the Equator and Santana just south', () => {
    expect(equator).toBe(444);
    expect(project({ latitude: 0.034934, longitude: -51.0694 }).y).toBeLessThan(equator);
    expect(project({ latitude: -0.045434, longitude: -51.1729 }).y).toBeGreaterThan(equator);
  });
});

describe('boundsOf', () => {
  it('follows relative lines, and starts anew from where a part began', () => {
    expect(boundsOf('m 10,20 5,0 0,5 z m 1,1 2,-30 z')).toEqual({
      left: 10,
      top: -9,
      right: 15,
      bottom: 25,
    });
  });

  it('finds in the real outline the shape of the real state', () => {
    const { left, top, right, bottom } = boundsOf(outline.path);
    const drawn = (right - left) / (bottom - top);
    expect(drawn).toBeCloseTo(stateSize.width / stateSize.height, 1);
  });
});
