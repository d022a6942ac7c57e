import { capitalise } from '../../../lib/capitalise.ts';
import { eventPath } from '../../../lib/paths.ts';
import './event-card.css';
import type { Event } from '#content/events';
import { dayOfMonth, monthName, otherYear, yearOf } from '../../../lib/dates.ts';
import { dayAndMonth } from '../../../lib/month.ts';
import { weekdayName } from '../../../lib/weekdays.ts';
import { Icon } from '../../drawings/icon.tsx';
import { AddToCalendar } from '../controls/add-to-calendar.tsx';
import { buttonClass } from '../controls/button-class.ts';
import { Frame } from '../media/frame.tsx';
import { eventAddress } from './event-address.ts';
import { EventTags } from './event-tags.tsx';

/** Longer titles get a smaller size. */
const longTitle = 80;

interface EventCardProps {
  event: Event;
  now: Date;
  /** Shown in lists that span years; elsewhere only if it is not the current year. */
  withYear?: boolean;
}

/** An event with the line through it: its name above, details below. */
export function EventCard({ event, now, withYear = false }: EventCardProps) {
  const address = eventPath(event.slug);
  const heading = `evento-${event.slug}`;
  const year = withYear ? yearOf(event.day) : otherYear(event.day, now);
  return (
    <article className={cardClass(event)}>
      <p className="event-card__date">
        <span className="fig event-card__day">
          {String(dayOfMonth(event.day)).padStart(2, '0')}
        </span>{' '}
        <span className="event-card__month">
          {monthName(event.day)} {year} <small>{weekdayName(event.day)}</small>
        </span>
      </p>
      <div className="event-card__north">
        <p className="row row--closest event-card__tags">
          <EventTags event={event} now={now} />
        </p>
        <h3 className={event.title.length > longTitle ? 'd-3' : 'd-2'} id={heading}>
          <a className="quiet-link" href={address}>
            {event.title}
          </a>
        </h3>
        <ul className="meta">
          <li>
            <Icon name="time" />
            <time dateTime={event.allDay ? event.day : event.startsAt.toISOString()}>
              {capitalise(event.time)}
            </time>
          </li>
          {event.lastDay === event.day ? null : (
            <li>
              <Icon name="calendar" />
              até {dayAndMonth(event.lastDay)}
            </li>
          )}
          <li>
            <Icon name="place" />
            {event.place}, {event.municipality.name}
          </li>
        </ul>
      </div>
      <div className="event-card__south">
        <CardPhoto picture={event.picture} />
        <p>{event.description}</p>
        <div className="row row--close event-card__actions screen-only">
          <a className={buttonClass('small')} href={address}>
            Ver detalhes<span className="vh">: {event.title}</span>
          </a>
          {event.status === 'cancelado' ? null : (
            <AddToCalendar {...calendarProps(event)} describedBy={heading} />
          )}
        </div>
      </div>
    </article>
  );
}

/** Posters stand on the event's own page only. */
function CardPhoto({ picture }: Pick<Event, 'picture'>) {
  if (picture?.kind !== 'photo') return null;
  return <Frame className="event-card__photo" picture={picture} shape="4x3" sizes="20rem" />;
}

export function calendarProps(event: Event) {
  return {
    title: event.title,
    startsAt: event.startsAt.toISOString(),
    endsAt: event.endsAt?.toISOString(),
    allDay: event.allDay,
    location: eventAddress(event),
    description: event.description,
    icsHref: `${eventPath(event.slug)}.ics`,
  };
}

function cardClass({ category, status }: Event): string {
  return [
    'event-card',
    category === 'competicao' ? 'event-card--c' : '',
    status === 'cancelado' ? 'event-card--off' : '',
  ]
    .filter(Boolean)
    .join(' ');
}
