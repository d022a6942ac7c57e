import type { Locator } from '@playwright/test';
import sharp from 'sharp';

export interface Colour {
  red: number;
  green: number;
  blue: number;
}

/** The colours of an element as it is painted, by parts of its width and height. */
export async function painted(element: Locator): Promise<(x: number, y: number) => Colour> {
  const { data, info } = await sharp(await element.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return (x, y) => {
    const at = (Math.floor(info.height * y) * info.width + Math.floor(info.width * x)) * 3;
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    return { red, green, blue };
  };
}

/** In degrees. */
export function hueOf({ red, green, blue }: Colour): number {
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue) || 1;
  if (most === red) return (60 * ((green - blue) / range) + 360) % 360;
  return most === green ? 60 * ((blue - red) / range) + 120 : 60 * ((red - green) / range) + 240;
}
