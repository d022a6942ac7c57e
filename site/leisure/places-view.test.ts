import { describe, expect, it } from 'vitest';
import type { Place } from '#content/places';
import { placesPath } from '../../lib/paths.ts';
import { countPlaces, townsWithPlaces } from './places-view.ts';

const town = (id: number, slug: string, latitude: number) => ({
  ...{ id, name: slug, slug, latitude, longitude: -51 },
});
const place = (slug: string, municipality: string, sports: Place['sports']): Place => ({
  name: slug,
  slug,
  kind: 'quadra',
  municipality,
  address: '',
  hours: '',
  openingHours: [],
  phone: undefined,
  price: undefined,
  priceNote: undefined,
  gettingThere: undefined,
  spot: undefined,
  sports,
  accessible: false,
  picture: undefined,
});
const municipalities = [
  town(1, 'macapa', 0.03),
  town(2, 'oiapoque', 3.84),
  town(3, 'santana', -0.05),
];
const places = [
  place('a', 'macapa', ['futsal']),
  place('b', 'macapa', ['natacao']),
  place('c', 'santana', ['futsal']),
];
const none = { municipality: undefined, sport: undefined };

describe('townsWithPlaces', () => {
  it('goes from north to south and keeps towns without places', () => {
    const towns = townsWithPlaces(municipalities, places, none);
    expect(towns.map(({ slug, count }) => [slug, count])).toEqual([
      ['oiapoque', 0],
      ['macapa', 2],
      ['santana', 1],
    ]);
  });

  it('combines municipality and sport', () => {
    const filter = { municipality: 'macapa', sport: 'futsal' } as const;
    const towns = townsWithPlaces(municipalities, places, filter);
    expect(towns.flatMap((found) => found.places.map(({ slug }) => slug))).toEqual(['a']);
    expect(countPlaces(towns)).toBe(1);
  });

  it('still counts the other towns for the map when one is chosen', () => {
    const towns = townsWithPlaces(municipalities, places, { ...none, municipality: 'macapa' });
    expect(towns.find(({ slug }) => slug === 'santana')).toMatchObject({ count: 1, places: [] });
  });
});

it('makes addresses that carry only what is chosen', () => {
  expect(placesPath(none)).toBe('/esporte-e-lazer#lugares');
  expect(placesPath({ municipality: 'macapa', sport: 'futsal' })).toBe(
    '/esporte-e-lazer?municipio=macapa&esporte=futsal#lugares',
  );
});
