import type { Municipality } from '#content/municipalities';
import { placePath } from '../../lib/paths.ts';
import { sports } from '../../lib/vocabulary.ts';
import { Tag } from '../ui/controls/tag.tsx';
import { Frame } from '../ui/media/frame.tsx';
import type { OpenPlace } from './open-places.ts';

interface OpenCardsProps {
  open: readonly OpenPlace[];
  towns: readonly Municipality[];
}

/** Places to go to on a holiday, among the cards of what happens. */
export function OpenCards({ open, towns }: OpenCardsProps) {
  return open.map(({ place, words, isOpen }) => (
    <li key={place.slug}>
      <Frame picture={place.picture} shape="1x1" name={place.name} sizes="18rem" />
      <div>
        <p>
          <Tag tone={isOpen ? 'green' : 'plain'}>{words}</Tag>
        </p>
        <h3 className="d-3">
          <a className="cover-link" href={placePath(place.slug)}>
            {place.name}
          </a>
        </h3>
        <p className="small">
          {[
            place.sports.map((sport) => sports[sport]).join(', '),
            towns.find(({ slug }) => slug === place.municipality)?.name,
          ]
            .filter(Boolean)
            .join('. ')}
        </p>
      </div>
    </li>
  ));
}
