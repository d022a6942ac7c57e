import './place-card.css';
import type { Place } from '#content/places';
import { priceLabel } from '../../../lib/audience.ts';
import { openingAt, openingLabel } from '../../../lib/opening-hours.ts';
import { placePath, placesPath, sportPath } from '../../../lib/paths.ts';
import { placeKinds, type Sport, sports } from '../../../lib/vocabulary.ts';
import { Icon } from '../../drawings/icon.tsx';
import { Pictogram } from '../../drawings/pictograms/pictogram.tsx';
import { sportSigns } from '../../drawings/pictograms/sport-signs.ts';
import { Tag } from '../controls/tag.tsx';
import { describedByTip, Tooltip } from '../controls/tooltip.tsx';
import { Frame } from '../media/frame.tsx';

interface PlaceCardProps {
  place: Place;
  /** How deep its name stands in the page. */
  heading: 'h3' | 'h4';
  /** The list that it stands in changes in place when a sport is chosen. */
  inFilteredList?: boolean;
  /** The sport that the list is filtered by. */
  chosen?: Sport | undefined;
  now: Date;
}

export function PlaceCard({
  place,
  heading: Heading,
  inFilteredList = false,
  chosen,
  now,
}: PlaceCardProps) {
  const opening = openingAt(place.openingHours, now);
  return (
    <li className="place" id={`lugar-${place.slug}`}>
      <Frame picture={place.picture} shape="1x1" name={place.name} sizes="9rem" />
      <div className="place__words">
        <p className="row row--closest">
          <Tag tone="plain">{placeKinds[place.kind]}</Tag>
          {opening ? (
            <Tag tone={opening.isOpen ? 'green' : 'plain'}>{openingLabel(opening, now)}</Tag>
          ) : null}
          {place.price === undefined ? null : <Tag tone="blue">{priceLabel(place.price)}</Tag>}
          {place.accessible ? (
            <Tag tone="green">
              <Icon name="accessible" />
              Acessível
            </Tag>
          ) : null}
        </p>
        <Heading className="d-3 place__name">
          <a className="quiet-link" href={placePath(place.slug)}>
            {place.name}
          </a>
        </Heading>
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
              <SportLink
                place={place}
                sport={sport}
                isChosen={chosen === sport}
                instant={inFilteredList}
              />
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
  isChosen: boolean;
  instant: boolean;
}

/** A sign that filters the list it stands in, or else leads to the page of the sport; the tooltip names it. */
function SportLink({ place, sport, isChosen, instant }: SportLinkProps) {
  const tip = `dica-${place.slug}-${sport}`;
  return (
    <>
      <a
        id={`esporte-${place.slug}-${sport}`}
        href={instant ? placesPath({ sport }) : sportPath(sport)}
        aria-current={isChosen ? 'true' : undefined}
        data-instant={instant ? '' : undefined}
        {...describedByTip(tip)}
      >
        <Pictogram name={sportSigns[sport]} />
        <span className="vh">{sports[sport]}</span>
      </a>
      <Tooltip id={tip}>
        {instant
          ? `${sports[sport]}: ver todos os lugares`
          : `${sports[sport]}: onde, quando e regras`}
      </Tooltip>
    </>
  );
}
