import { programPath } from '../../lib/paths.ts';
import './event-page.css';
import type { Event } from '#content/events';
import type { Photo } from '#content/pictures';
import type { Results } from '#content/results';
import type { TakingPart } from '#content/taking-part';
import { longDate } from '../../lib/dates.ts';
import { weekdayName } from '../../lib/weekdays.ts';
import { HeroArt } from '../drawings/posters/hero-art.tsx';
import { Masthead } from '../layout/masthead.tsx';
import { isOver } from '../ui/cards/event-standing.ts';
import { EventTags } from '../ui/cards/event-tags.tsx';
import { timeWords } from '../ui/cards/event-time.ts';
import { ResultSection } from '../ui/cards/result-section.tsx';
import { SportLinks } from '../ui/cards/sport-links.tsx';
import { GoLink } from '../ui/controls/button.tsx';
import { Notice, type NoticeText } from '../ui/controls/notice.tsx';
import { Frame } from '../ui/media/frame.tsx';
import { PhotoSection } from '../ui/media/photo-section.tsx';
import { EventActions } from './event-actions.tsx';
import { eventCrumbs } from './event-crumbs.ts';
import { EventFacts } from './event-facts.tsx';
import { EventNeeds } from './event-needs.tsx';
import { OtherEvents } from './other-events.tsx';

interface EventPageProps {
  event: Event;
  /** How one takes part in it. */
  part: TakingPart | undefined;
  /** What comes next in the agenda. */
  others: Event[];
  results: Results;
  /** What it was like: none before its end. */
  photos: Photo[];
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

/** Of what is over one reads first what became of it. */
export function EventPage({ event, part, others, results, photos, url, now }: EventPageProps) {
  const notice = notices[event.status];
  const over = isOver(event, now);
  return (
    <article className={`event${titleSize(event.title)}`}>
      <Masthead
        mix="event"
        title={event.title}
        {...eventCrumbs(event)}
        lead={`${weekdayName(event.day)}, ${longDate(event.day)}, ${timeWords(event)}`}
        north={
          <p className="row row--closest event__tags">
            <EventTags event={event} now={now} />
          </p>
        }
        art={<EventArt picture={event.picture} />}
        south={<EventFacts event={event} />}
      />
      {over ? (
        <>
          <ResultSection results={results} />
          <PhotoSection id="foi-assim" title="Foi assim" photos={photos} />
        </>
      ) : null}
      <div className="page event__body">
        <div className="event__words">
          {notice ? <Notice {...notice} /> : null}
          <h2 className="d-2">Sobre o evento</h2>
          <p className="lead event__text">{event.description}</p>
          <EventNeeds event={event} />
          <EventActions event={event} part={part} url={url} now={now} />
          {event.sport ? (
            <p className="event__program">
              Esporte: <SportLinks sports={[event.sport]} />
            </p>
          ) : null}
          {event.program ? (
            <p className="event__program">
              Faz parte do programa{' '}
              <GoLink href={programPath(event.program.slug)}>{event.program.title}</GoLink>
            </p>
          ) : null}
        </div>
        <OtherEvents events={others} now={now} />
      </div>
      {over ? null : <ResultSection results={results} />}
    </article>
  );
}

function EventArt({ picture }: Pick<Event, 'picture'>) {
  if (!picture) return null;
  if (picture.kind === 'poster')
    return <HeroArt name={picture.poster} className="scene__art event__poster" />;
  return (
    <div className="scene__art event__poster">
      <Frame
        picture={picture}
        shape="1x1"
        described
        credited
        sizes="(min-width: 62rem) 26rem, 60vw"
        eager
      />
    </div>
  );
}

/** Titles may have 300 characters: long ones get a smaller size. */
function titleSize({ length }: string): string {
  if (length <= 45) return '';
  return length <= 110 ? ' event--long' : ' event--longest';
}
