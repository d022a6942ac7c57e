import './town-dates.css';
import type { Event } from '#content/events';
import type { Municipality } from '#content/municipalities';
import { otherYear } from '../../lib/dates.ts';
import { eventPath, townEventsPath } from '../../lib/paths.ts';
import { plainWeekday, weekdayOf } from '../../lib/weekdays.ts';
import { Pictogram } from '../drawings/pictograms/pictogram.tsx';
import { sportSigns } from '../drawings/pictograms/sport-signs.ts';
import { DateMark } from '../ui/cards/date-mark.tsx';
import { EventTags } from '../ui/cards/event-tags.tsx';
import { LineHeading } from '../ui/cards/line-heading.tsx';
import { GoLink } from '../ui/controls/button.tsx';

interface TownDatesProps {
  town: Municipality;
  events: Event[];
  /** Whether all of them begin within seven days. */
  isThisWeek: boolean;
  now: Date;
}

/** What comes next in the town. */
export function TownDates({ town, events, isThisWeek, now }: TownDatesProps) {
  if (events.length === 0) return null;
  return (
    <section className="section" aria-labelledby="datas">
      <div className="wrap">
        <LineHeading id="datas">{isThisWeek ? 'Esta semana' : 'O que vem por aí'}</LineHeading>
        <ol className="town-dates">
          {events.map((event) => (
            <li key={event.id}>
              <DateMark
                mix="town-dates"
                day={event.day}
                time={event.allDay ? undefined : event.time}
                below={otherYear(event.day, now)}
              />
              {event.sport ? (
                <Pictogram className="town-dates__sign" name={sportSigns[event.sport]} />
              ) : null}
              <div className="town-dates__words">
                <h3 className="d-3">
                  <a className="cover-link" href={eventPath(event.slug)}>
                    {event.title}
                  </a>
                </h3>
                <p className="small muted">
                  {plainWeekday(weekdayOf(event.day))}, {event.time}. {event.place}.
                </p>
              </div>
              <p className="town-dates__tags">
                <EventTags event={event} now={now} />
              </p>
            </li>
          ))}
        </ol>
        <GoLink href={townEventsPath(town.slug)} about={town.name}>
          Ver na agenda
        </GoLink>
      </div>
    </section>
  );
}
