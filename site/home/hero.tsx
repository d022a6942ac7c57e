import { Fragment } from 'react';
import { paths } from '../../lib/paths.ts';
import './hero.css';
import type { Home } from '#content/home';
import { hourLabel } from '../../lib/clock-time.ts';
import { dayOf, otherYear, timeOf } from '../../lib/dates.ts';
import { dayAndMonth } from '../../lib/month.ts';
import type { PosterName } from '../../lib/posters.ts';
import { weekdayName } from '../../lib/weekdays.ts';
import { HeroArt } from '../drawings/posters/hero-art.tsx';
import { isNight } from '../ui/cards/day-hours.ts';
import { SunHours } from '../ui/cards/sun-hours.tsx';
import { ButtonLink, GoLink } from '../ui/controls/button.tsx';
import { Tag } from '../ui/controls/tag.tsx';
import { Near } from './near.tsx';
import type { NearToday } from './near-today.ts';

/** The lanes of the track, running from one point under the horizon. */
const lanes = Array.from({ length: 11 }, (_, lane) => `M-60 330L${-520 + 230 * lane} 1000`);

interface HeroProps {
  lines: string[];
  lead: string;
  poster: PosterName;
  nextEvents: Home['nextEvents'];
  near: NearToday;
  now: Date;
}

/** The line under the heading is the day: its hours, the sun where it stands, and what hangs from it. */
export function Hero({ lines, lead, poster, nextEvents, near, now }: HeroProps) {
  const today = dayOf(now);
  const night = isNight(now);
  return (
    <section className={`scene hero${night ? ' hero--night' : ''}`} aria-labelledby="titulo">
      <div className={night ? 'night hero__sky' : 'north'}>
        <div className="wrap scene__words hero__above">
          <p className="lead hero__date">
            {weekdayName(today)}, {dayAndMonth(today)}, {hourLabel(timeOf(now))}
          </p>
          <h1 className="d-hero" id="titulo">
            {lines.map((line, place) => (
              <Fragment key={line}>
                {place > 0 ? ' ' : null}
                <span>{line}</span>
              </Fragment>
            ))}
          </h1>
          <p className="lead hero__lead">{lead}</p>
          <div className="actions hero__actions">
            <ButtonLink href={paths.events}>Acessar Agenda de Eventos</ButtonLink>
            <ButtonLink href={paths.programs} look="ghost">
              Conhecer Programas
            </ButtonLink>
          </div>
        </div>
      </div>
      <div className="south hero__south">
        <HeroArt name={poster} className="scene__art hero__art">
          {poster === 'corrida' ? <Track /> : null}
        </HeroArt>
        <div className="wrap scene__words">
          <div className="hero__hours">
            <SunHours now={now} bars={near.bars} />
          </div>
          <Near near={near} />
          <NextEvents events={nextEvents} now={now} />
        </div>
      </div>
    </section>
  );
}

function Track() {
  return (
    <svg
      aria-hidden="true"
      x={-2000}
      y={400}
      width={4000}
      height={800}
      viewBox="-2000 400 4000 800"
    >
      <path className="tex" d={lanes.join('')} />
    </svg>
  );
}

function NextEvents({ events, now }: { events: Home['nextEvents']; now: Date }) {
  return (
    <section className="next" aria-labelledby="proximos-eventos">
      <div className="near__top">
        <h2 className="d-3" id="proximos-eventos">
          Próximos Eventos
        </h2>
        <GoLink href={paths.events}>Ver Agenda Completa</GoLink>
      </div>
      {events.length > 0 ? (
        <ol className="near__list">
          {events.map((event) => (
            <NextEvent key={`${event.day} ${event.month} ${event.title}`} {...{ event, now }} />
          ))}
        </ol>
      ) : (
        <p>Nenhum evento em destaque agora.</p>
      )}
    </section>
  );
}

function NextEvent({ event, now }: { event: Home['nextEvents'][number]; now: Date }) {
  const { day, month, date, title, place, link, saysOver } = event;
  const year = date && otherYear(date, now);
  return (
    <li>
      <p className="next__date">
        <span className="fig next__figure">{day}</span>{' '}
        <span className="next__month">
          {month}
          {year ? <small className="next__year">{year}</small> : null}
        </span>
      </p>
      <div>
        <h3 className="d-3">
          <a className="quiet-link" href={link}>
            {title}
          </a>
        </h3>
        <p className="small">{place}</p>
        {saysOver ? <Tag tone="plain">Realizado</Tag> : null}
      </div>
    </li>
  );
}
