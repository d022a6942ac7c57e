import './place-cover.css';
import type { Municipality } from '#content/municipalities';
import type { Place } from '#content/places';
import { priceLabel } from '../../lib/audience.ts';
import { dayOf } from '../../lib/dates.ts';
import { openingAt, openingLabel, weekdayHours } from '../../lib/opening-hours.ts';
import { townPath } from '../../lib/paths.ts';
import { phoneAddress } from '../../lib/phone-address.ts';
import { placeKinds } from '../../lib/vocabulary.ts';
import { weekdayOf } from '../../lib/weekdays.ts';
import { crumbsIn } from '../addresses/crumbs.ts';
import { Cover, type CoverFact, CoverFacts } from '../layout/cover.tsx';
import { ButtonLink } from '../ui/controls/button.tsx';
import { Share } from '../ui/controls/share.tsx';
import { wayThere } from './way-there.ts';

interface PlaceCoverProps {
  place: Place;
  town: Municipality;
  /** The whole address of this page. */
  url: string;
  now: Date;
}

/** What one asks before going: is it open, where is it, what does it cost. */
export function PlaceCover({ place, town, url, now }: PlaceCoverProps) {
  const { name, kind, address, openingHours, hours, phone, picture } = place;
  const opening = openingAt(openingHours, now);
  const way = wayThere(place, town);
  const dialled = phone && phoneAddress(phone);
  return (
    <Cover
      trail={crumbsIn('places', name).trail}
      badge={placeKinds[kind]}
      title={name}
      picture={picture}
    >
      <p className="cover__summary">{opening ? openingLabel(opening, now) : hours}</p>
      <p className="place-address">
        {address}, <a href={townPath(town.slug)}>{town.name}</a>
      </p>
      <div className="row cover__actions">
        <ButtonLink href={way.href} look="sun" external>
          {way.label}
        </ButtonLink>
        {dialled ? (
          <ButtonLink href={dialled} look="ghost">
            Ligar para {phone}
          </ButtonLink>
        ) : null}
        <Share id="compartilhar" title={name} url={url} />
      </div>
      <CoverFacts facts={factsOf(place, now)} />
    </Cover>
  );
}

/** Longer hours, such as those with a break at noon, are in the week below. */
const widestHours = 11;

function factsOf({ price, openingHours }: Place, now: Date): CoverFact[] {
  const today = weekdayHours(openingHours, weekdayOf(dayOf(now)));
  return [
    ...(price === undefined ? [] : [{ figure: priceLabel(price), label: 'para entrar' }]),
    ...(openingHours.length > 0 && today.length <= widestHours
      ? [{ figure: today, label: 'hoje' }]
      : []),
  ];
}
