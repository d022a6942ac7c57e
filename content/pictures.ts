import type { Media } from '../cms/payload-types.ts';
import type { FocalPoint } from '../lib/photo-cut.ts';
import {
  type DrawingName,
  drawings,
  type PosterLook,
  type PosterName,
  posters,
} from '../lib/posters.ts';

export interface Photo {
  src: string;
  /** Candidates for `srcset`, from the lightest format to the one that every browser reads. */
  sources: { type: string; srcset: string }[];
  width: number;
  height: number;
  alt: string;
  /** Who took it; empty when nobody wrote it down. */
  credit: string;
  focal: FocalPoint;
  /** Whether frames show it cut by the line. */
  isCut: boolean;
}

/** What fills a frame: the editor's photograph, else a poster, else nothing. */
export type Picture =
  | { kind: 'photo'; photo: Photo }
  | { kind: 'poster'; poster: DrawingName; alt: string; look?: PosterLook }
  | undefined;

interface Pictured {
  photo?: number | null | Media;
  poster?: string | null;
}

/** The site serves uploads itself, from here, and never from the admin. */
export const mediaPath = '/midia';

export function toPicture(
  document: Pictured,
  drawingOf: (poster: PosterName) => DrawingName = (poster) => poster,
): Picture {
  const photo = toPhoto(document.photo);
  if (photo) return { kind: 'photo', photo };
  if (!isPosterName(document.poster)) return undefined;
  const poster = drawingOf(document.poster);
  return { kind: 'poster', poster, alt: drawings[poster].alt };
}

export function toPhoto(media: number | null | undefined | Media): Photo | undefined {
  if (typeof media !== 'object' || media === null || !media.filename) return undefined;
  const sizes = Object.values(media.sizes ?? {});
  const srcset = (type: string) =>
    sizes
      .filter((size) => size?.mimeType === type && size.filename && size.width)
      .map((size) => `${address(size.filename ?? '')} ${size.width}w`)
      .join(', ');
  return {
    src: address(media.filename),
    sources: ['image/avif', 'image/webp']
      .map((type) => ({ type, srcset: srcset(type) }))
      .filter((source) => source.srcset !== ''),
    width: media.width ?? 0,
    height: media.height ?? 0,
    alt: media.alt,
    credit: media.credit?.trim() ?? '',
    focal: { x: media.focalX ?? 50, y: media.focalY ?? 50 },
    isCut: media.cut === true,
  };
}

/** Photographs beside the main one are read for the page of one document only. */
export const withoutPhotos = { photos: false } as const;

export const toPhotos = (media: (number | Media)[] | null | undefined): Photo[] =>
  (media ?? []).flatMap((one) => toPhoto(one) ?? []);

const address = (filename: string) => `${mediaPath}/${encodeURIComponent(filename)}`;

const isPosterName = (name: string | null | undefined): name is PosterName =>
  typeof name === 'string' && name in posters;
