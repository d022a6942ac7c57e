import { Fragment } from 'react';
import { paths } from '../../lib/paths.ts';
import './hero.css';
import type { Home } from '#content/home';
import { otherYear } from '../../lib/dates.ts';
import type { PosterName } from '../../lib/posters.ts';
import { HeroArt } from '../drawings/posters/hero-art.tsx';
import { ButtonLink, GoLink } from '../ui/controls/button.tsx';
import { Tag } from '../ui/controls/tag.tsx';

/** The lanes of the track, running from one point under the horizon. */
const lanes = Array.from({ length: 11 }, (_, lane) => `M-60 330L${-520 + 230 * lane} 1000`);

interface HeroProps {
  lines: string[];
  lead: string;
  poster: PosterName;
  nextEvents: Home['nextEvents'];
  now: Date;
}

export function Hero({ lines, lead, poster, nextEvents, now }: HeroProps) {
  return (
    <section className="scene hero" aria-labelledby="titulo">
      <div className="north">
        <div className="wrap scene__words hero__above">
          <h1 className="d-hero" id="titulo">
            {lines.map((line, place) => (
              <Fragment key={line}>
                {place > 0 ? ' ' : null}
                <span>{line}</span>
              </Fragment>
            ))}
          </h1>
          <p className="lead hero__lead">{lead}</p>
          <div className="actions">
            <ButtonLink href={paths.events}>Acessar Agenda de Eventos</ButtonLink>
            <ButtonLink href={paths.programs} look="ghost">
              Conhecer Programas
            </ButtonLink>
            <ButtonLink href={paths.sessions} look="ghost">
              O que tem hoje
            </ButtonLink>
          </div>
        </div>
      </div>
      <div className="south hero__south">
        <HeroArt name={poster} className="scene__art hero__art">
          {poster === 'corrida' ? <Track /> : null}
        </HeroArt>
        <div className="page scene__words">
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
      <h2 className="d-3" id="proximos-eventos">
        Próximos Eventos
      </h2>
      {events.length > 0 ? (
        <ol>
          {events.map((event) => (
            <NextEvent key={`${event.day} ${event.month} ${event.title}`} {...{ event, now }} />
          ))}
        </ol>
      ) : (
        <p className="next__none">Nenhum evento em destaque agora.</p>
      )}
      <GoLink href={paths.events}>Ver Agenda Completa</GoLink>
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
        <p className="small muted">{place}</p>
        {saysOver ? <Tag tone="plain">Realizado</Tag> : null}
      </div>
    </li>
  );
}
