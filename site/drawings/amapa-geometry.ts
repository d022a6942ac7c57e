import brazil from '@svg-maps/brazil';

/** One degree of latitude or longitude; so near the Equator both are as long. */
const degree = 100;
const extent = { west: -54.88, east: -49.88, north: 4.44, south: -1.24 };

export interface Point {
  x: number;
  y: number;
}

/** From degrees to the units of the drawing. */
export function project({ latitude, longitude }: { latitude: number; longitude: number }): Point {
  return {
    x: Math.round((longitude - extent.west) * degree),
    y: Math.round((extent.north - latitude) * degree),
  };
}

export const stateSize = {
  width: (extent.east - extent.west) * degree,
  height: (extent.north - extent.south) * degree,
};
export const equator = project({ latitude: 0, longitude: 0 }).y;

interface Location {
  id: string;
  path: string;
}

const amapa = (brazil.locations as Location[]).find(({ id }) => id === 'ap');
if (!amapa) throw new Error('The map of Brazil has no Amapá.');

/** The outline as it comes, and the transform that lays it on our degrees. */
export const outline = { path: amapa.path, transform: layOn(boundsOf(amapa.path)) };

interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function layOn({ left, top, right, bottom }: Bounds): string {
  const x = stateSize.width / (right - left);
  const y = stateSize.height / (bottom - top);
  return `scale(${x.toFixed(4)} ${y.toFixed(4)}) translate(${(-left).toFixed(3)} ${(-top).toFixed(3)})`;
}

/** Of a path of relative moves and lines, which is all the map uses. */
export function boundsOf(path: string): Bounds {
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  let at: Point = { x: 0, y: 0 };
  // After a 'z' the pen is back where its part began, and the next 'm' counts from there.
  for (const part of path.split(/z/i)) {
    let start: Point | undefined;
    for (const [, dx, dy] of part.matchAll(/(-?[\d.]+)[ ,]+(-?[\d.]+)/g)) {
      at = { x: at.x + Number(dx), y: at.y + Number(dy) };
      start ??= at;
      bounds.left = Math.min(bounds.left, at.x);
      bounds.right = Math.max(bounds.right, at.x);
      bounds.top = Math.min(bounds.top, at.y);
      bounds.bottom = Math.max(bounds.bottom, at.y);
    }
    at = start ?? at;
  }
  return bounds;
}
