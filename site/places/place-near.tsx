import '../ui/cards/place-cards.css';
import type { Municipality } from '#content/municipalities';
import type { Place } from '#content/places';
import { paths, placesPath, townPath } from '../../lib/paths.ts';
import { LineHeading } from '../ui/cards/line-heading.tsx';
import { PlaceCard } from '../ui/cards/place-card.tsx';
import { GoLink } from '../ui/controls/button.tsx';
import { inOwnLooks } from '../ui/media/own-looks.ts';

interface PlaceNearProps {
  town: Municipality;
  /** Other places of the town. */
  places: Place[];
  now: Date;
}

/** Where else one can go; a town with one place leads to itself and to the map of all. */
export function PlaceNear({ town, places, now }: PlaceNearProps) {
  return (
    <section className="section" aria-labelledby="perto">
      <div className="wrap">
        <LineHeading id="perto">
          {places.length > 0 ? `Mais lugares em ${town.name}` : `Mais em ${town.name}`}
        </LineHeading>
        {places.length > 0 ? (
          <ul className="place-cards">
            {inOwnLooks(places).map((place) => (
              <PlaceCard key={place.slug} place={place} heading="h3" now={now} />
            ))}
          </ul>
        ) : null}
        <p className="row">
          <GoLink href={townPath(town.slug)}>{`Tudo o que há em ${town.name}`}</GoLink>
          <GoLink href={places.length > 0 ? placesPath({ municipality: town.slug }) : paths.places}>
            {places.length > 0 ? 'Ver no mapa' : 'Todos os lugares do Amapá'}
          </GoLink>
        </p>
      </div>
    </section>
  );
}
