import './dates-elsewhere.css';
import type { UpcomingBroadcast } from '#content/broadcasts';
import type { Event } from '#content/events';
import type { Municipality } from '#content/municipalities';
import type { Picture } from '#content/pictures';
import { kmBetween } from '../../lib/latitude.ts';
import { dayAndMonth } from '../../lib/month.ts';
import { broadcastPath, eventPath } from '../../lib/paths.ts';
import { weekdayName } from '../../lib/weekdays.ts';
import { timeWords } from '../ui/cards/event-time.ts';
import { LineCard, LineCards } from '../ui/cards/line-cards.tsx';
import { LineHeading } from '../ui/cards/line-heading.tsx';
import { buttonClass } from '../ui/controls/button-class.ts';
import { Tag } from '../ui/controls/tag.tsx';
import { Frame } from '../ui/media/frame.tsx';

interface DatesElsewhereProps {
  town: Municipality;
  towns: Municipality[];
  /** Events of other towns. */
  events: Event[];
  broadcasts: UpcomingBroadcast[];
}

/** Where a town has no date of its own: what its people can go to, or watch from there. */
export function DatesElsewhere({ town, towns, events, broadcasts }: DatesElsewhereProps) {
  if (events.length + broadcasts.length === 0) return null;
  return (
    <section className="section" aria-labelledby="datas">
      <div className="wrap">
        <LineHeading id="datas">Tem data para você</LineHeading>
        <LineCards shape="1x1">
          {events.map((event) => (
            <DateCard
              key={event.slug}
              href={eventPath(event.slug)}
              title={event.title}
              picture={event.picture}
              when={whenText(event.day, timeWords(event))}
              action="Ver o evento"
              tag={distanceText(town, towns, event)}
            >
              {`${event.place}, em ${event.municipality.name}.`}
            </DateCard>
          ))}
          {broadcasts.map((broadcast) => (
            <DateCard
              key={broadcast.slug}
              href={broadcastPath(broadcast.slug)}
              title={broadcast.title}
              picture={broadcast.picture}
              when={whenText(broadcast.day, `às ${broadcast.time}`)}
              action="Ver a transmissão"
              tag="Assista de onde estiver"
            >
              {broadcast.description}
            </DateCard>
          ))}
        </LineCards>
      </div>
    </section>
  );
}

const whenText = (day: string, time: string) => `${weekdayName(day)}, ${dayAndMonth(day)}, ${time}`;

/** From seat to seat. Undefined where the event's municipality is not known. */
function distanceText(
  own: Municipality,
  towns: Municipality[],
  { municipality }: Event,
): string | undefined {
  const there = towns.find(({ slug }) => slug === municipality.slug);
  return there && `A ${kmBetween(own, there)} km em linha reta`;
}

interface DateCardProps {
  href: string;
  title: string;
  picture: Picture;
  when: string;
  tag: string | undefined;
  action: string;
  children: string;
}

function DateCard({ href, title, picture, when, tag, action, children }: DateCardProps) {
  return (
    <LineCard
      lead={false}
      frame={
        <Frame
          picture={picture}
          shape="1x1"
          name={title}
          sizes="(min-width: 62rem) 33vw, (min-width: 44rem) 50vw, 8rem"
        />
      }
      head={
        <>
          {tag ? (
            <p className="dates-elsewhere">
              <Tag tone="blue">{tag}</Tag>
            </p>
          ) : null}
          <h3 className="d-3">{title}</h3>
        </>
      }
    >
      <p className="dates-elsewhere__words">
        <b>{when}</b>
        <br />
        {children}
      </p>
      <a className={buttonClass(['small', 'ghost'])} href={href}>
        {action}
        <span className="vh">: {title}</span>
      </a>
    </LineCard>
  );
}
