import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { type PhotoFile, readPhotoFile } from '#content/photo-files';
import type { Picture } from '#content/pictures';
import { oneAtATime } from '../../lib/one-at-a-time.ts';
import {
  drawOccasion,
  type OccasionWords,
  occasionArt,
} from '../drawings/posters/draw-occasion.ts';
import { pageLife } from './page-life.ts';
import { cropAround } from './share-photo.ts';
import { usualPoster } from './share-picture.ts';

/** Made ones by what they show, about 60 KB each: the same is not made twice while it is kept. */
const kept = new LRUCache<string, Buffer>({
  maxSize: 12 * 1024 * 1024,
  sizeCalculation: ({ length }) => length,
});
const making = new Map<string, Promise<Buffer>>();

/**
 * Making one takes a third of a second of a processor, so they are made one after another, and few wait: who asks
 * for all of them keeps one thread busy at most, and the next are told to come back.
 */
const inLine = oneAtATime(8);

/** The sheet of an event or class as a picture to send. */
export async function occasionPicture(
  { picture: seen, ...words }: OccasionWords & { picture: Picture },
  address: string,
): Promise<Response> {
  const photo = await photoOf(seen);
  const poster = seen?.kind === 'poster' ? seen.poster : usualPoster;
  const svg = drawOccasion(words, address, photo ? undefined : poster);
  const key = createHash('sha256').update(`${photo?.version} ${svg}`).digest('base64url');
  const picture = await (kept.get(key) ?? making.get(key) ?? make(key, svg, photo));
  if (!picture) return tooMany();
  return new Response(new Uint8Array(picture), {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': pageLife.minute },
  });
}

const tooMany = () =>
  new Response('Há muitas imagens na fila. Tente de novo daqui a pouco.\n', {
    status: 503,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': '5' },
  });

/** Undefined where the line is full. */
function make(key: string, svg: string, photo: PhotoFile | undefined): Promise<Buffer> | undefined {
  const work = inLine(() => toPng(svg, photo));
  if (!work) return undefined;
  making.set(key, work);
  return work
    .then((picture) => {
      kept.set(key, picture);
      return picture;
    })
    .finally(() => making.delete(key));
}

async function photoOf(picture: Picture): Promise<PhotoFile | undefined> {
  if (picture?.kind !== 'photo') return undefined;
  return readPhotoFile(decodeURIComponent(picture.photo.src.split('/').at(-1) ?? ''));
}

/** Few colours make a light file; a photograph needs more of them. */
async function toPng(svg: string, photo: PhotoFile | undefined): Promise<Buffer> {
  const drawing = sharp(Buffer.from(svg));
  if (!photo) return drawing.png({ palette: true, colours: 64 }).toBuffer();
  const file = await photo.read();
  const { width, height } = await sharp(file).metadata();
  const art = await sharp(file)
    .extract(cropAround({ width, height }, photo.focal, occasionArt))
    .resize(occasionArt)
    .toBuffer();
  return drawing
    .composite([{ input: art, left: 0, top: 0 }])
    .png({ palette: true, colours: 256 })
    .toBuffer();
}
