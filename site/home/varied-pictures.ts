import type { Picture } from '#content/pictures';
import { type DrawingName, drawings } from '../../lib/posters.ts';

/** These suit any event, and so stand in where its own drawing was just seen. */
const standIns: readonly DrawingName[] = ['arena', 'caminhada'];

/** Pictures in a row: no drawing beside itself, and none that the head of the page shows already. */
export function variedPictures(pictures: readonly Picture[], head: DrawingName): Picture[] {
  const shown: Picture[] = [];
  for (const picture of pictures) shown.push(unlike(picture, [head, drawingOf(shown.at(-1))]));
  return shown;
}

const drawingOf = (picture: Picture) => (picture?.kind === 'poster' ? picture.poster : undefined);

function unlike(picture: Picture, seen: readonly (DrawingName | undefined)[]): Picture {
  const own = drawingOf(picture);
  if (!own || !seen.includes(own)) return picture;
  const poster = standIns.find((name) => !seen.includes(name)) ?? own;
  return { kind: 'poster', poster, alt: drawings[poster].alt };
}
