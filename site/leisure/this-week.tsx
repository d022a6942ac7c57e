import { capitalise } from '../../lib/capitalise.ts';
import { allEventsPath, eventPath, paths } from '../../lib/paths.ts';
import './this-week.css';
import type { Event } from '#content/events';
import { dayOf } from '../../lib/dates.ts';
import { plainWeekday, weekdayName, weekdayOf } from '../../lib/weekdays.ts';
import { Icon } from '../drawings/icon.tsx';
import { fromSession } from '../ui/cards/activity.ts';
import { ActivityRows } from '../ui/cards/activity-rows.tsx';
import { DateMark } from '../ui/cards/date-mark.tsx';
import { EventTags } from '../ui/cards/event-tags.tsx';
import { LineHeading } from '../ui/cards/line-heading.tsx';
import { GoLink } from '../ui/controls/button.tsx';
import { EmptyState } from '../ui/controls/empty-state.tsx';
import { Frame } from '../ui/media/frame.tsx';
import { inOwnLooks } from '../ui/media/own-looks.ts';
import type { Week } from './week.ts';

interface ThisWeekProps {
  week: Week;
  now: Date;
}

/** More than these are on the page of today. */
const shownSessions = 6;

/** What repeats, on the first day that has some left. */
export function WeekClasses({ week: { sessions }, now }: ThisWeekProps) {
  const [first] = sessions;
  if (!first) return null;
  return (
    <section className="section" aria-labelledby="aulas">
      <div className="wrap">
        <LineHeading id="aulas">
          Aulas e treinos: {first.day === dayOf(now) ? 'hoje' : weekdayName(first.day)}
        </LineHeading>
        <ActivityRows activities={sessions.map(fromSession)} together most={shownSessions} />
        <GoLink href={paths.sessions}>Ver tudo de hoje e dos próximos dias</GoLink>
      </div>
    </section>
  );
}

/** Announced events; where there are none, classes alone speak for the week. */
export function ThisWeek({ week: { events, sessions, isThisWeek }, now }: ThisWeekProps) {
  if (events.length === 0 && sessions.length > 0) return null;
  return (
    <section className="section" aria-labelledby="nesta-semana">
      <div className="wrap">
        <LineHeading id="nesta-semana">{isThisWeek ? 'Nesta semana' : 'Em breve'}</LineHeading>
        {events.length === 0 ? (
          <EmptyState
            title="Nenhum evento marcado"
            text="Enquanto a próxima data não sai, escolha um lugar aqui embaixo e vá praticar."
          />
        ) : (
          <ul className="coming">
            {inOwnLooks(events).map((event) => (
              <ComingEvent key={event.slug} event={event} now={now} />
            ))}
          </ul>
        )}
        <GoLink href={allEventsPath}>Ver a agenda completa</GoLink>
      </div>
    </section>
  );
}

function ComingEvent({ event, now }: { event: Event; now: Date }) {
  const competition = event.category === 'competicao';
  return (
    <li className={competition ? 'coming__item coming__item--competition' : 'coming__item'}>
      <DateMark
        mix="coming"
        className="coming__date"
        day={event.day}
        below={plainWeekday(weekdayOf(event.day))}
      />
      <div className="coming__words">
        <p>
          <EventTags event={event} now={now} />
        </p>
        <h3 className="d-2">
          <a className="cover-link" href={eventPath(event.slug)}>
            {event.title}
          </a>
        </h3>
        <p className="row row--close muted coming__meta">
          <span>
            <Icon name="time" />
            {capitalise(event.time)}
          </span>
          <span>
            <Icon name="place" />
            {event.place}, {event.municipality.name}
          </span>
        </p>
        <p>{event.description}</p>
      </div>
      <Frame
        className="coming__picture"
        picture={event.picture}
        shape="1x1"
        name={event.title}
        sizes="14rem"
      />
    </li>
  );
}
