import { expect, test } from 'vitest';
import { fromNorth, kmBetween, kmToEquator, latitudeText } from './latitude.ts';

const oiapoque = { latitude: 3.84074, longitude: -51.8331 };
const calcoene = { latitude: 2.50475, longitude: -50.9512 };
const macapa = { latitude: 0.034934, longitude: -51.0694 };
const santana = { latitude: -0.045434, longitude: -51.1729 };

test('the side of the line that a town is on', () => {
  expect(latitudeText(oiapoque.latitude)).toBe('3,84° N');
  expect(latitudeText(santana.latitude)).toBe('0,05° S');
});

test('the way to the Equator, from either side', () => {
  expect(kmToEquator(oiapoque.latitude)).toBe(427);
  expect(kmToEquator(-0.938)).toBe(104);
  expect(kmToEquator(0)).toBe(0);
});

test('a straight line is as long both ways, also across the Equator', () => {
  expect(kmBetween(oiapoque, calcoene)).toBe(178);
  expect(kmBetween(calcoene, oiapoque)).toBe(178);
  expect(kmBetween(macapa, santana)).toBe(15);
  expect(kmBetween(macapa, macapa)).toBe(0);
});

test('north comes first, and the given list stays as it was', () => {
  const given = [santana, oiapoque, macapa];
  expect(fromNorth(given)).toEqual([oiapoque, macapa, santana]);
  expect(given[0]).toBe(santana);
});
