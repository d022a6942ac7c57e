import { capitalise } from '../../lib/capitalise.ts';
import { allEventsPath, eventPath } from '../../lib/paths.ts';
import '../ui/cards/columns.css';
import './featured-events.css';
import type { Event } from '#content/events';
import { otherYear } from '../../lib/dates.ts';
import { Icon } from '../drawings/icon.tsx';
import { DateMark } from '../ui/cards/date-mark.tsx';
import { eventStanding } from '../ui/cards/event-standing.ts';
import { CategoryTag, StandingTag } from '../ui/cards/event-tags.tsx';
import { LineHeading } from '../ui/cards/line-heading.tsx';
import { GoLink } from '../ui/controls/button.tsx';

interface FeaturedEventsProps {
  events: Event[];
  now: Date;
}

export function FeaturedEvents({ events, now }: FeaturedEventsProps) {
  return (
    <section className="section" aria-labelledby="eventos">
      <div className="wrap">
        <LineHeading id="eventos">Eventos em destaque</LineHeading>
        <ol className="columns columns--3-3-1 alt-events">
          {events.map((event) => (
            <li
              key={event.slug}
              className={event.category === 'competicao' ? 'alt-events__blue' : ''}
            >
              <DateMark
                mix="alt-events"
                className="alt-events__date"
                day={event.day}
                fullMonth
                below={otherYear(event.day, now)}
              />
              <div className="alt-events__words">
                <p>
                  {eventStanding(event, now) ? (
                    <StandingTag event={event} now={now} />
                  ) : (
                    <CategoryTag category={event.category} />
                  )}
                </p>
                <h3 className="d-2">
                  <a className="cover-link" href={eventPath(event.slug)}>
                    {event.title}
                  </a>
                </h3>
                <ul>
                  <li>
                    <Icon name="time" />
                    {capitalise(event.time)}
                  </li>
                  <li>
                    <Icon name="place" />
                    {event.place}, {event.municipality.name}
                  </li>
                </ul>
              </div>
            </li>
          ))}
        </ol>
        <GoLink href={allEventsPath}>Ver todos os eventos</GoLink>
      </div>
    </section>
  );
}
