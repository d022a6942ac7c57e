import { programPath, townPath } from '../../lib/paths.ts';
import './event-page.css';
import type { Event } from '#content/events';
import { dayOfMonth, longDate, monthName, timeOf, yearOf } from '../../lib/dates.ts';
import { dayAndMonth } from '../../lib/month.ts';
import { weekdayName } from '../../lib/weekdays.ts';
import { HeroArt } from '../drawings/posters/hero-art.tsx';
import { Masthead } from '../layout/masthead.tsx';
import { eventTown } from '../ui/cards/event-address.ts';
import { calendarProps } from '../ui/cards/event-card.tsx';
import { EventTags } from '../ui/cards/event-tags.tsx';
import { AddToCalendar } from '../ui/controls/add-to-calendar.tsx';
import { ButtonLink, GoLink } from '../ui/controls/button.tsx';
import { Notice, type NoticeText } from '../ui/controls/notice.tsx';
import { Share } from '../ui/controls/share.tsx';
import { Frame } from '../ui/media/frame.tsx';
import { agendaAddress } from './agenda-view.ts';
import { eventCrumbs } from './event-crumbs.ts';
import { OtherEvents } from './other-events.tsx';

interface EventPageProps {
  event: Event;
  /** What comes next in the agenda. */
  others: Event[];
  /** The whole address of this page. */
  url: string;
  now: Date;
}

const notices: Partial<Record<Event['status'], NoticeText>> = {
  cancelado: {
    kind: 'info',
    title: 'Evento cancelado',
    text: 'Este evento não vai acontecer. Veja outros eventos na agenda.',
  },
  adiado: {
    kind: 'info',
    title: 'Evento adiado',
    text: 'A data pode mudar. Confira esta página antes de sair de casa.',
  },
};

export function EventPage({ event, others, url, now }: EventPageProps) {
  const notice = notices[event.status];
  return (
    <article className={`event${titleSize(event.title)}`}>
      <Masthead
        mix="event"
        title={event.title}
        {...eventCrumbs(event)}
        lead={`${weekdayName(event.day)}, ${longDate(event.day)}, às ${event.time}`}
        north={
          <p className="row row--closest event__tags">
            <EventTags event={event} now={now} />
          </p>
        }
        art={
          event.picture?.kind === 'poster' ? (
            <HeroArt name={event.picture.poster} className="scene__art event__poster" />
          ) : event.picture ? (
            <div className="scene__art event__poster">
              <Frame
                picture={event.picture}
                shape="1x1"
                described
                credited
                sizes="(min-width: 62rem) 26rem, 60vw"
                eager
              />
            </div>
          ) : null
        }
        south={<EventFacts event={event} />}
      />
      <div className="page event__body">
        <div className="event__words">
          {notice ? <Notice {...notice} /> : null}
          <h2 className="d-2">Sobre o evento</h2>
          <p className="lead event__text">{event.description}</p>
          <div className="actions screen-only">
            {event.status === 'cancelado' ? null : <AddToCalendar {...calendarProps(event)} main />}
            <Share id="compartilhar" title={event.title} url={url} />
            <ButtonLink href={agendaAddress({ data: event.day })} look="ghost" icon="back">
              Voltar para a agenda
            </ButtonLink>
          </div>
          {event.program ? (
            <p className="event__program">
              Faz parte do programa{' '}
              <GoLink href={programPath(event.program.slug)}>{event.program.title}</GoLink>
            </p>
          ) : null}
        </div>
        <OtherEvents events={others} now={now} />
      </div>
    </article>
  );
}

/** Titles may have 300 characters: long ones get a smaller size. */
function titleSize({ length }: string): string {
  if (length <= 45) return '';
  return length <= 110 ? ' event--long' : ' event--longest';
}

function EventFacts({ event }: { event: Event }) {
  const { day, lastDay, endsAt, municipality } = event;
  const sameDay = lastDay === day;
  return (
    <dl
      className={event.status === 'cancelado' ? 'event__facts event__facts--off' : 'event__facts'}
    >
      <div>
        <dt>Data</dt>
        <dd>
          <span className="fig event__day">{String(dayOfMonth(day)).padStart(2, '0')}</span>
          <span className="d-3">
            {monthName(day)} de {yearOf(day)}
          </span>
          {sameDay ? null : <span>até {dayAndMonth(lastDay)}</span>}
        </dd>
      </div>
      <div>
        <dt>Horário</dt>
        <dd>
          <span className="d-1 event__time">{event.time}</span>
          {endsAt && sameDay ? <span>até {timeOf(endsAt)}</span> : null}
        </dd>
      </div>
      <div>
        <dt>Local</dt>
        <dd>
          <span className="d-2 event__place">{event.place}</span>
          {municipality.slug ? (
            <a href={townPath(municipality.slug)}>{eventTown(event)}</a>
          ) : (
            <span>{eventTown(event)}</span>
          )}
        </dd>
      </div>
    </dl>
  );
}
