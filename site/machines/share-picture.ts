import type { Picture } from '#content/pictures';
import { type DrawingName, drawings } from '../../lib/posters.ts';
import { cardSize } from '../drawings/posters/draw-share-card.ts';
import { shareCardAddress } from '../drawings/posters/poster-file.ts';

/** The picture that messengers and networks show with a link. */
export interface SharePicture {
  path: string;
  type: 'image/png' | 'image/jpeg';
  width: number;
  height: number;
  alt: string;
}

/** The default, where a page has no picture: the stadium on the Equator. */
export const usualPoster: DrawingName = 'arena';

/** An editor's photograph in the shape of a card, else the card of the poster. */
export function sharePicture(picture: Picture): SharePicture {
  if (picture?.kind === 'photo') {
    const name = picture.photo.src.split('/').at(-1);
    return {
      ...cardSize,
      path: `/compartilhar/${name}.jpg`,
      type: 'image/jpeg',
      alt: picture.photo.alt,
    };
  }
  return posterCard(picture?.poster ?? usualPoster);
}

export function posterCard(poster: DrawingName): SharePicture {
  return {
    ...cardSize,
    path: shareCardAddress(poster),
    type: 'image/png',
    alt: drawings[poster].alt,
  };
}
