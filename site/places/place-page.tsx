import type { Event } from '#content/events';
import type { Municipality } from '#content/municipalities';
import type { Place, PlaceInFull } from '#content/places';
import type { Session, SessionRule } from '#content/sessions';
import { PhotoSection } from '../ui/media/photo-section.tsx';
import { PlaceCorrect } from './place-correct.tsx';
import { PlaceCover } from './place-cover.tsx';
import { PlaceFacts } from './place-facts.tsx';
import { PlaceHours } from './place-hours.tsx';
import { PlaceMap } from './place-map.tsx';
import { PlaceNear } from './place-near.tsx';
import { PlaceSports } from './place-sports.tsx';

interface PlacePageProps {
  place: PlaceInFull;
  town: Municipality;
  /** Other places of the town. */
  others: Place[];
  /** What repeats here, and its dates in the next days. */
  rules: SessionRule[];
  sessions: Session[];
  /** The next ones here. */
  events: Event[];
  /** The name of the holiday that today is. */
  holiday: string | undefined;
  /** The whole address of this page. */
  url: string;
  now: Date;
}

export function PlacePage(props: PlacePageProps) {
  const { place, town, others, rules, sessions, events, holiday, url, now } = props;
  return (
    <>
      <PlaceCover place={place} town={town} url={url} now={now} />
      <PlaceHours place={place} holiday={holiday} now={now} />
      <PlaceFacts place={place} />
      <PlaceSports {...{ place, rules, sessions, events, now }} />
      <PlaceMap place={place} town={town} />
      <PhotoSection id="fotos" title="Fotografias" photos={place.photos} />
      <PlaceNear town={town} places={others} now={now} />
      <PlaceCorrect place={place} />
    </>
  );
}
