import './hero.css';
import type { Home } from '#content/home';
import { ButtonLink, GoLink } from '../ui/button.tsx';
import { HeroArt } from '../ui/posters/hero-art.tsx';

/** The lanes of the track, running from one point under the horizon. */
const lanes = Array.from({ length: 11 }, (_, lane) => `M-60 330L${-520 + 230 * lane} 1000`);

export function Hero({ nextEvents }: Pick<Home, 'nextEvents'>) {
  return (
    <section className="hero" aria-labelledby="titulo">
      <div className="hero__north">
        <div className="wrap">
          <h1 className="d-hero" id="titulo">
            <span>Esporte e Lazer</span> <span>para todos</span> <span>os amapaenses</span>
          </h1>
          <p className="lead">
            Eventos, aulas gratuitas e atletas dos 16 municípios, na terra cortada pela linha do
            Equador.
          </p>
          <div className="hero__actions">
            <ButtonLink href="/agenda">Acessar Agenda de Eventos</ButtonLink>
            <ButtonLink href="/programas" look="ghost">
              Conhecer Programas
            </ButtonLink>
          </div>
        </div>
      </div>
      <div className="south hero__south">
        <HeroArt name="corrida" className="hero__art">
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
        </HeroArt>
        <div className="page">
          <NextEvents events={nextEvents} />
        </div>
      </div>
    </section>
  );
}

function NextEvents({ events }: { events: Home['nextEvents'] }) {
  return (
    <section className="next" aria-labelledby="proximos-eventos">
      <h2 className="d-3" id="proximos-eventos">
        Próximos Eventos
      </h2>
      <ol>
        {events.map((event) => (
          <li key={`${event.day} ${event.month} ${event.title}`}>
            <p className="next__date">
              <span className="fig">{event.day}</span>{' '}
              <span className="next__month">{event.month}</span>
            </p>
            <div>
              <h3 className="d-3">
                <a className="quiet-link" href={event.link}>
                  {event.title}
                </a>
              </h3>
              <p className="small muted">{event.place}</p>
            </div>
          </li>
        ))}
      </ol>
      <GoLink href="/agenda">Ver Agenda Completa</GoLink>
    </section>
  );
}
