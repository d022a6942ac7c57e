import { describe, expect, it } from 'vitest';
import type { Municipality } from '#content/municipalities';
import type { Place } from '#content/places';
import { nearestPlaces, neighboursOf } from './town-view.ts';

const at = (slug: string, latitude: number, longitude: number): Municipality => ({
  id: 0,
  slug,
  name: slug,
  latitude,
  longitude,
});
/** In no order of latitude. */
const towns = [
  at('calcoene', 2.50475, -50.9512),
  at('itaubal', 0.602185, -50.6996),
  at('macapa', 0.034934, -51.0694),
  at('oiapoque', 3.84074, -51.8331),
  at('pracuuba', 1.74543, -50.7892),
  at('santana', -0.045434, -51.1729),
  at('tartarugalzinho', 1.50652, -50.9087),
  at('vitoria-do-jari', -0.938, -52.424),
];
const named = (slug: string): Municipality => {
  const town = towns.find((one) => one.slug === slug);
  if (!town) throw new Error(`No town is called ${slug}.`);
  return town;
};
const placeIn = (municipality: string, slug = `quadra-de-${municipality}`): Place => ({
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
  sports: ['futsal'],
  accessible: false,
  picture: undefined,
});

describe('neighboursOf', () => {
  it('finds the next parallel on either side, with the distance', () => {
    const { north, south } = neighboursOf(towns, named('macapa'));
    expect([north?.town.slug, north?.km]).toEqual(['itaubal', 75]);
    expect([south?.town.slug, south?.km]).toEqual(['santana', 15]);
  });

  it('ends at the ends of the state', () => {
    expect(neighboursOf(towns, named('oiapoque')).north).toBeUndefined();
    expect(neighboursOf(towns, named('vitoria-do-jari')).south).toBeUndefined();
  });

  it('leads from every town through all of them', () => {
    const walked = ['oiapoque'];
    for (let at = neighboursOf(towns, named('oiapoque')).south; at; ) {
      walked.push(at.town.slug);
      at = neighboursOf(towns, at.town).south;
    }
    expect(new Set(walked).size).toBe(towns.length);
  });
});

describe('nearestPlaces', () => {
  const places = [
    placeIn('pracuuba'),
    placeIn('macapa'),
    placeIn('calcoene'),
    placeIn('tartarugalzinho'),
    placeIn('tartarugalzinho', 'outra'),
  ];

  it('takes one place of each other town, nearest first', () => {
    const near = nearestPlaces(named('pracuuba'), towns, places, 2);
    expect(near.map(({ place, km }) => [place.municipality, km])).toEqual([
      ['tartarugalzinho', 30],
      ['calcoene', 86],
    ]);
  });

  it('is empty where no town has a place', () => {
    expect(nearestPlaces(named('pracuuba'), towns, [], 3)).toEqual([]);
  });
});
