import { describe, expect, test } from 'vitest';
import type { Joint } from './kit.ts';
import { capsule, limb } from './limb.ts';

describe('a limb', () => {
  test('is one outline however many joints it has', () => {
    const { d } = limb([100, 100, 30], [200, 100, 24], [260, 180, 16]);
    expect(d.match(/M/g)).toHaveLength(1);
    expect(d.endsWith('Z')).toBe(true);
  });

  test('bounds every joint with its thickness', () => {
    expect(limb([100, 100, 30], [200, 120, 20]).box).toEqual([70, 70, 220, 140]);
  });

  test('bends any way without losing a number', () => {
    for (let angle = 0; angle < 360; angle += 5) {
      const turn = (angle * Math.PI) / 180;
      const end: Joint = [300 + 90 * Math.cos(turn), 300 + 90 * Math.sin(turn), 16];
      expect(limb([200, 300, 30], [300, 300, 24], end).d).not.toMatch(/NaN|Infinity/);
    }
  });

  test('is a circle where one joint lies inside the other', () => {
    expect(capsule([100, 100, 30], [104, 100, 10]).box).toEqual([70, 70, 130, 130]);
  });
});
