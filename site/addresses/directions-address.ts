import type { Spot } from '#content/spot';

/** The way to a spot, on a map of OpenStreetMap that asks from where. */
export function directionsAddress({ latitude, longitude }: Spot): string {
  return `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}#map=15/${latitude}/${longitude}`;
}
