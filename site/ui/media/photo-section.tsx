import '../cards/line-row.css';
import './photo-section.css';
import type { Photo } from '#content/pictures';
import { LineHeading } from '../cards/line-heading.tsx';
import { Frame } from './frame.tsx';

interface PhotoSectionProps {
  id: string;
  title: string;
  photos: Photo[];
}

/** Photographs side by side on one line; each leads to its whole file. Nothing where there are none. */
export function PhotoSection({ id, title, photos }: PhotoSectionProps) {
  if (photos.length === 0) return null;
  return (
    <section className="section" aria-labelledby={id}>
      <div className="wrap">
        <LineHeading id={id}>{title}</LineHeading>
        <ul className="line-row photo-section">
          {photos.map((photo) => (
            <li key={photo.src}>
              <a className="photo-section__whole" href={photo.src}>
                <span className="vh">Ver inteira: </span>
                <Frame
                  picture={{ kind: 'photo', photo }}
                  shape="4x3"
                  sizes="(min-width: 62rem) 33vw, 50vw"
                />
              </a>
              {photo.credit ? <p className="photo-section__credit">Foto: {photo.credit}</p> : null}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
