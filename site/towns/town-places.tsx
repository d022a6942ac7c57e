import '../ui/cards/place-cards.css';
import '../ui/cards/columns.css';
import './town-places.css';
import type { Municipality } from '#content/municipalities';
import type { Place } from '#content/places';
import { placePath, placesPath, townPath } from '../../lib/paths.ts';
import { LineHeading } from '../ui/cards/line-heading.tsx';
import { PlaceCard } from '../ui/cards/place-card.tsx';
import { ScaleLine } from '../ui/cards/scale-line.tsx';
import { SportLinks } from '../ui/cards/sport-links.tsx';
import { GoLink } from '../ui/controls/button.tsx';
import { inOwnLooks } from '../ui/media/own-looks.ts';
import type { NearPlace } from './town-view.ts';

interface TownPlacesProps {
  town: Municipality;
  /** Some of the town's own; the rest is on the page of sport and leisure. */
  places: Place[];
  count: number;
  now: Date;
}

export function TownPlaces({ town, places, count, now }: TownPlacesProps) {
  if (places.length === 0) return null;
  const all = count > 1 ? `Ver os ${count} lugares no mapa` : 'Ver o lugar no mapa';
  return (
    <section className="section" aria-labelledby="onde-praticar">
      <div className="wrap">
        <LineHeading id="onde-praticar">Onde praticar</LineHeading>
        <ul className="place-cards">
          {inOwnLooks(places).map((place) => (
            <PlaceCard key={place.slug} place={place} heading="h3" now={now} />
          ))}
        </ul>
        <GoLink href={placesPath({ municipality: town.slug })} about={town.name}>
          {all}
        </GoLink>
      </div>
    </section>
  );
}

/** Places of other towns, nearest first; the line tells how far they are, to scale. */
export function NearPlaces({ town, places }: { town: Municipality; places: NearPlace[] }) {
  if (places.length === 0) return null;
  return (
    <section className="section" aria-labelledby="perto">
      <div className="wrap">
        <h2 className="d-1" id="perto">
          O mais perto para jogar
        </h2>
        <ScaleLine
          marks={[
            { value: 0, label: town.name, look: 'here' },
            ...places.map(({ km }) => ({ value: km, label: `${km} km` })),
          ]}
        />
        <ol className="columns columns--3-3-1 near-places">
          {places.map(({ place, town: near, km }) => (
            <li key={place.slug}>
              <p className="near-places__km">
                <b className="fig">{km}</b> km
              </p>
              <h3 className="d-3">
                <a href={placePath(place.slug)}>{place.name}</a>
              </h3>
              <p className="small">
                <SportLinks sports={place.sports} />. {place.hours}.
              </p>
              <p className="small">
                Em <a href={townPath(near.slug)}>{near.name}</a>
              </p>
            </li>
          ))}
        </ol>
        <p className="small muted">Em linha reta, entre as sedes dos municípios.</p>
      </div>
    </section>
  );
}
