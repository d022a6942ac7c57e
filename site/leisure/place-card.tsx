import './place-card.css';
import type { Place } from '#content/places';
import { placeKinds, type Sport, sports } from '../../lib/vocabulary.ts';
import { Icon } from '../drawings/icon.tsx';
import { Pictogram } from '../drawings/pictograms/pictogram.tsx';
import { Tag } from '../ui/controls/tag.tsx';
import { describedByTip, Tooltip } from '../ui/controls/tooltip.tsx';
import { Frame } from '../ui/media/frame.tsx';
import { type PlaceFilter, placesAddress } from './places-view.ts';
import { sportSigns } from './sport-signs.ts';

export function PlaceCard({ place, filter }: { place: Place; filter: PlaceFilter }) {
  return (
    <li className="place" id={`lugar-${place.slug}`}>
      <Frame picture={place.picture} shape="1x1" name={place.name} sizes="9rem" />
      <div className="place__words">
        <p className="row row--closest">
          <Tag tone="plain">{placeKinds[place.kind]}</Tag>
          {place.accessible ? (
            <Tag tone="green">
              <Icon name="accessible" />
              Acessível
            </Tag>
          ) : null}
        </p>
        <h4 className="d-3">{place.name}</h4>
        <p className="place__fact">
          <Icon name="place" />
          {place.address}
        </p>
        <p className="place__fact">
          <Icon name="time" />
          {place.hours}
        </p>
        <ul className="place__sports" aria-label={`Esportes em ${place.name}`}>
          {place.sports.map((sport) => (
            <li key={sport}>
              <SportLink place={place} sport={sport} filter={filter} />
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

interface SportLinkProps {
  place: Place;
  sport: Sport;
  filter: PlaceFilter;
}

/** A sign that leads to every place for the same sport; the tooltip says which sport it is. */
function SportLink({ place, sport, filter }: SportLinkProps) {
  const tip = `dica-${place.slug}-${sport}`;
  return (
    <>
      <a
        id={`esporte-${place.slug}-${sport}`}
        href={placesAddress({ municipality: undefined, sport })}
        aria-current={filter.sport === sport ? 'true' : undefined}
        data-instant=""
        {...describedByTip(tip)}
      >
        <Pictogram name={sportSigns[sport]} />
        <span className="vh">{sports[sport]}</span>
      </a>
      <Tooltip id={tip}>{`${sports[sport]}: ver todos os lugares`}</Tooltip>
    </>
  );
}
