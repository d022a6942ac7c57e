import './frame.css';
import type { Picture } from '#content/pictures';
import { cutOf } from '../../../lib/photo-cut.ts';
import { wide } from '../../drawings/posters/draw-poster.ts';
import { posterAddress } from '../../drawings/posters/poster-file.ts';
import { PhotoImage } from './photo-image.tsx';

type Shape = '1x1' | '4x3' | '4x5' | '16x9';

interface FrameProps {
  picture: Picture;
  shape: Shape;
  /** Posters are decorative unless this is set; then they get a description. */
  described?: boolean;
  /** Shows the photographer's name, where the photo is large. */
  credited?: boolean;
  /** The name whose initials are shown where there is no picture. */
  name?: string;
  /** It shows one person: the line must stay below the face. */
  portrait?: boolean;
  /** Its initials stand on the line of the page behind it. */
  onLine?: boolean;
  /** Of the stylesheet of whoever places it. */
  className?: string;
  /** How wide it is shown, for browsers to choose a file: the `sizes` of an image. */
  sizes?: string;
  eager?: boolean;
}

/** Whatever the crop, the line is at half the height, so that a row of frames shares one line. */
export function Frame({
  picture,
  shape,
  described = false,
  credited = false,
  name,
  portrait = false,
  onLine,
  className,
  sizes = '100vw',
  eager,
}: FrameProps) {
  const look = `frame frame--${shape}${className ? ` ${className}` : ''}`;
  const loading = eager ? 'eager' : 'lazy';
  if (picture?.kind === 'photo') {
    const { photo } = picture;
    const cut = photo.isCut ? cutOf(photo.focal, portrait) : undefined;
    return (
      <div className={cut === undefined ? look : `${look} frame--cut`}>
        <PhotoImage photo={photo} sizes={sizes} loading={loading} cut={cut} />
        {credited && photo.credit !== '' ? (
          <p className="frame__credit">Foto: {photo.credit}</p>
        ) : null}
      </div>
    );
  }
  if (picture?.kind === 'poster') {
    const isWide = shape === '4x3' || shape === '16x9';
    return (
      <div className={look}>
        <img
          src={posterAddress(picture.poster, isWide ? 'wide' : 'square', picture.look)}
          width={isWide ? wide.width : 800}
          height={800}
          alt={described ? picture.alt : ''}
          loading={loading}
          decoding="async"
        />
      </div>
    );
  }
  return (
    <div className={`${look} frame--initials${onLine ? ' frame--on-line' : ''}`} aria-hidden="true">
      <b>{initials(name ?? '')}</b>
    </div>
  );
}

/** 'Joana Furtado' → 'JF' */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word));
  return [words.at(0), words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.[0] ?? '')
    .join('');
}
