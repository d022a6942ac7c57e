import { placesOfLargestCities } from './places-largest-cities.ts';
import { placesOfOtherCities } from './places-other-cities.ts';

export const places = [...placesOfLargestCities, ...placesOfOtherCities];
