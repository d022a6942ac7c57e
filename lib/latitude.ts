export interface Position {
  latitude: number;
  longitude: number;
}

/** The mean radius of the earth, in kilometres. */
const earthRadius = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** '3,84° N': the line is at zero. */
export function latitudeText(latitude: number): string {
  const degrees = Math.abs(latitude).toLocaleString('pt-BR', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return `${degrees}° ${latitude < 0 ? 'S' : 'N'}`;
}

/** Whole kilometres along the meridian. */
export function kmToEquator(latitude: number): number {
  return Math.round(radians(Math.abs(latitude)) * earthRadius);
}

/** Whole kilometres in a straight line. */
export function kmBetween(a: Position, b: Position): number {
  const north = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2;
  const east = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  const parallels = Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude));
  return Math.round(2 * earthRadius * Math.asin(Math.sqrt(north + parallels * east)));
}

/** A new list, from north to south. */
export function fromNorth<Place extends { latitude: number }>(places: readonly Place[]): Place[] {
  return [...places].sort((a, b) => b.latitude - a.latitude);
}
