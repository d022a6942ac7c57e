import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import type { PhotoFile } from '#content/photo-files';
import { cardSize } from '../drawings/posters/draw-share-card.ts';

interface Size {
  width: number;
  height: number;
}

/** WhatsApp shows no picture heavier than this. */
const heaviest = 300 * 1024;
const qualities = [80, 60, 40];

/** Cropping is expensive, so other queries of the same address share the result. */
const cut = new LRUCache<string, Promise<Buffer>>({ max: 64 });

export function sharePhoto(photo: PhotoFile): Promise<Buffer> {
  const ready = cut.get(photo.version) ?? cutPhoto(photo);
  cut.set(photo.version, ready);
  ready.catch(() => cut.delete(photo.version));
  return ready;
}

async function cutPhoto({ read, focal }: PhotoFile): Promise<Buffer> {
  const photo = await read();
  const { width, height } = await sharp(photo).metadata();
  const picture = sharp(photo).extract(cropAround({ width, height }, focal)).resize(cardSize);
  let file = Buffer.alloc(0);
  for (const quality of qualities) {
    file = await picture.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (file.length < heaviest) break;
  }
  return file;
}

/** The largest crop in the card's shape, as near as possible to the focal point. */
export function cropAround(photo: Size, focal: PhotoFile['focal'], shape: Size = cardSize) {
  const scale = Math.min(photo.width / shape.width, photo.height / shape.height);
  const width = Math.max(1, Math.floor(shape.width * scale));
  const height = Math.max(1, Math.floor(shape.height * scale));
  const start = (length: number, part: number, percent: number) =>
    Math.round(Math.min(Math.max((length * percent) / 100 - part / 2, 0), length - part));
  return {
    left: start(photo.width, width, focal.x),
    top: start(photo.height, height, focal.y),
    width,
    height,
  };
}
