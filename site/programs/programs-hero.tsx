import { paths, programPath } from '../../lib/paths.ts';
import './programs-hero.css';
import type { Session } from '#content/sessions';
import { timeOf } from '../../lib/dates.ts';
import { crumbsOf } from '../addresses/crumbs.ts';
import { HeroArt } from '../drawings/posters/hero-art.tsx';
import { Masthead } from '../layout/masthead.tsx';
import { placeText } from '../ui/cards/session-words.ts';
import { ButtonLink } from '../ui/controls/button.tsx';
import { dayTitle, hoursLabel, nextDay } from './program-time.ts';

export function ProgramsHero({ sessions, now }: { sessions: readonly Session[]; now: Date }) {
  return (
    <div className="programs-hero">
      <Masthead
        mix="programs-hero"
        title="Encontre um programa"
        lead="Aulas, treinos e campeonatos para crianças, jovens, adultos e idosos, dos dois lados da linha do Equador."
        {...crumbsOf('programs')}
        art={<HeroArt name="capoeira" className="scene__art mast__art programs-hero__art" />}
        north={
          <div className="actions programs-hero__actions">
            <ButtonLink href={`${paths.programs}#programas`}>Ver todos os programas</ButtonLink>
            <ButtonLink href="#como-participar" look="ghost">
              Como participar
            </ButtonLink>
          </div>
        }
        south={<NextDayCard sessions={sessions} now={now} />}
      />
    </div>
  );
}

/** Hangs from the line: what one can still go to, today or on the next day that has something. */
function NextDayCard({ sessions, now }: { sessions: readonly Session[]; now: Date }) {
  const next = nextDay(sessions, now);
  const [first] = next;
  if (!first) return null;
  return (
    <section className="day-card" aria-labelledby="proximo-dia">
      <h2 className="d-3" id="proximo-dia">
        {dayTitle(first.day, now)}
      </h2>
      <ul>
        {next.slice(0, 3).map(({ rule, place, startsAt, endsAt }) => (
          <li key={rule.id}>
            <p className="fig day-card__hours">
              {hoursLabel({ opensAt: timeOf(startsAt), closesAt: timeOf(endsAt) })}
            </p>
            <h3 className="d-3">
              <a className="quiet-link" href={programPath(rule.program.slug)}>
                {rule.program.title}
              </a>
            </h3>
            <p className="small muted">{placeText(place.name, rule)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
