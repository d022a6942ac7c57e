import type { Locator } from '@playwright/test';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('Nothing is drawn there.');
  return box;
}

export const overlap = (one: Box, other: Box) =>
  Math.min(one.x + one.width, other.x + other.width) > Math.max(one.x, other.x) + 1 &&
  Math.min(one.y + one.height, other.y + other.height) > Math.max(one.y, other.y) + 1;
