import '../ui/cards/columns.css';
import type { Photo } from '#content/pictures';
import { LineHeading } from '../ui/cards/line-heading.tsx';
import { Frame } from '../ui/media/frame.tsx';

export function PlacePhotos({ photos }: { photos: Photo[] }) {
  if (photos.length === 0) return null;
  return (
    <section className="section" aria-labelledby="fotos">
      <div className="wrap">
        <LineHeading id="fotos">Fotografias</LineHeading>
        <ul className="columns columns--3-3-1">
          {photos.map((photo) => (
            <li key={photo.src}>
              <Frame
                picture={{ kind: 'photo', photo }}
                shape="4x3"
                credited
                sizes="(min-width: 44rem) 33vw, 100vw"
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
