import '../ui/cards/split.css';
import './place-map.css';
import type { Municipality } from '#content/municipalities';
import type { Place } from '#content/places';
import type { Spot } from '#content/spot';
import { latitudeText } from '../../lib/latitude.ts';
import { townPath } from '../../lib/paths.ts';
import { equator, project, stateSize } from '../drawings/amapa-geometry.ts';
import { StateShape } from '../drawings/state-shape.tsx';
import { LineHeading } from '../ui/cards/line-heading.tsx';
import { GoLink } from '../ui/controls/button.tsx';
import { MapCredit } from '../ui/media/map-credit.tsx';
import { wayThere } from './way-there.ts';

interface PlaceMapProps {
  place: Place;
  town: Municipality;
}

/** The state as we draw it, with the place on its own parallel: nothing of it comes from elsewhere. */
export function PlaceMap({ place, town }: PlaceMapProps) {
  const spot = place.spot ?? town;
  const way = wayThere(place, town);
  const side = spot.latitude < 0 ? 'ao sul' : 'ao norte';
  return (
    <section className="section" aria-labelledby="onde-fica">
      <div className="wrap">
        <LineHeading id="onde-fica">Onde fica</LineHeading>
        <div className="split place-map">
          <div>
            <p className="d-2">{place.address}</p>
            <p className="lead">
              Em <a href={townPath(town.slug)}>{town.name}</a>, {side} da linha do Equador.
            </p>
            <GoLink href={way.href} external>
              {way.label}
            </GoLink>
          </div>
          <SpotOnMap spot={spot} name={town.name} />
        </div>
      </div>
      <MapCredit className="place-map__credit" />
    </section>
  );
}

interface SpotOnMapProps {
  spot: Spot;
  name: string;
}

/** Room around the state, in the units of the drawing. */
const air = 24;

function SpotOnMap({ spot, name }: SpotOnMapProps) {
  const { x, y } = project(spot);
  const left = -air;
  const width = stateSize.width + 2 * air;
  const bottom = stateSize.height + air;
  return (
    <svg
      className="place-map__picture"
      viewBox={`${left} ${-air} ${width} ${bottom + air}`}
      role="img"
      aria-label={`Desenho do Amapá: ${name} fica a ${latitudeText(spot.latitude)}.`}
    >
      <path className="place-map__north" d={`M${left} ${-air}h${width}V${equator}H${left}z`} />
      <path className="place-map__south" d={`M${left} ${equator}h${width}V${bottom}H${left}z`} />
      <StateShape />
      <path className="place-map__line" d={`M${left} ${equator - 2}h${width}v4H${left}z`} />
      <path className="place-map__parallel" d={`M${left} ${y}h${width}`} />
      <circle cx={x} cy={y} r={13} />
    </svg>
  );
}
