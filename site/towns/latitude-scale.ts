/** A share of the drawing for an attribute of SVG, which needs no stylesheet: '12.5%'. */
export const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`;

/** Degrees left free at either end. */
const margin = 0.3;

/** Where a latitude lies between the northernmost town, near 0, and the southernmost, near 1. */
export function scaleBetween(latitudes: readonly number[]): (latitude: number) => number {
  const north = Math.max(...latitudes, 0) + margin;
  const south = Math.min(...latitudes, 0) - margin;
  return (latitude) => (north - latitude) / (north - south);
}

/**
 * The same with the Equator at a given share, level with its row in a list: the degree is the largest with
 * which both ends still fit.
 */
export function scaleAround(
  equator: number,
  latitudes: readonly number[],
): (latitude: number) => number {
  const north = Math.max(...latitudes, 0) + margin;
  const south = margin - Math.min(...latitudes, 0);
  const degree = Math.min(equator / north, (1 - equator) / south);
  return (latitude) => equator - latitude * degree;
}
