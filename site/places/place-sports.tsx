import './place-sports.css';
import type { Event } from '#content/events';
import type { Place } from '#content/places';
import type { Session, SessionRule } from '#content/sessions';
import { sportPath } from '../../lib/paths.ts';
import { sports } from '../../lib/vocabulary.ts';
import { Pictogram } from '../drawings/pictograms/pictogram.tsx';
import { sportSigns } from '../drawings/pictograms/sport-signs.ts';
import { EventLines } from '../ui/cards/event-lines.tsx';
import { LineHeading } from '../ui/cards/line-heading.tsx';
import { PlaceClasses } from './place-classes.tsx';

interface PlaceSportsProps {
  place: Place;
  rules: SessionRule[];
  /** The dates of the rules in the next days. */
  sessions: Session[];
  /** The next ones here. */
  events: Event[];
  now: Date;
}

/** What is played here, each sport with the way to its page; then what has a date. */
export function PlaceSports({ place, rules, sessions, events, now }: PlaceSportsProps) {
  return (
    <section className="section" aria-labelledby="o-que-se-pratica">
      <div className="wrap">
        <LineHeading id="o-que-se-pratica">O que se pratica, e quando</LineHeading>
        <ul className="row place-sports">
          {place.sports.map((sport) => (
            <li key={sport}>
              <a href={sportPath(sport)}>
                <Pictogram name={sportSigns[sport]} />
                {sports[sport]}
              </a>
            </li>
          ))}
        </ul>
        <PlaceClasses rules={rules} sessions={sessions} now={now} />
        {events.length > 0 ? (
          <>
            <h3 className="d-2 place-sports__next">Eventos neste lugar</h3>
            <EventLines events={events} now={now} />
          </>
        ) : null}
      </div>
    </section>
  );
}
