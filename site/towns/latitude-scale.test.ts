import { expect, test } from 'vitest';
import { percent, scaleAround, scaleBetween } from './latitude-scale.ts';

const latitudes = [2.05, 0.97, -0.8, 0.03, 3.84, -0.94];

test('both scales hold all towns, north first', () => {
  for (const place of [scaleBetween(latitudes), scaleAround(12.5 / 17, latitudes)]) {
    const shares = latitudes.map(place);
    expect(Math.min(...shares)).toBeGreaterThan(0);
    expect(Math.max(...shares)).toBeLessThan(1);
    expect(place(3.84)).toBeLessThan(place(0));
    expect(place(0)).toBeLessThan(place(-0.9));
  }
});

test('the Equator lies where it is asked to', () => {
  expect(scaleAround(0.6, latitudes)(0)).toBe(0.6);
});

test('a share is written for an attribute', () => {
  expect(percent(0.123456)).toBe('12.35%');
});
