/** Where something lies, in degrees. */
export interface Spot {
  latitude: number;
  longitude: number;
}

interface Located {
  latitude?: number | null;
  longitude?: number | null;
}

/** Half a pair says nothing. */
export function toSpot({ latitude, longitude }: Located): Spot | undefined {
  return typeof latitude === 'number' && typeof longitude === 'number'
    ? { latitude, longitude }
    : undefined;
}
