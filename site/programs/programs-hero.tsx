import { paths, programPath } from '../../lib/paths.ts';
import './programs-hero.css';
import type { Program } from '#content/programs';
import { crumbsOf } from '../addresses/crumbs.ts';
import { HeroArt } from '../drawings/posters/hero-art.tsx';
import { Masthead } from '../layout/masthead.tsx';
import { ButtonLink } from '../ui/controls/button.tsx';
import { dayTitle, hoursLabel, nextDay } from './program-time.ts';

export function ProgramsHero({ programs, now }: { programs: Program[]; now: Date }) {
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
        south={<NextDayCard programs={programs} now={now} />}
      />
    </div>
  );
}

/** Hangs from the line: what one can still go to, today or on the next day that has something. */
function NextDayCard({ programs, now }: { programs: Program[]; now: Date }) {
  const next = nextDay(programs, now);
  if (!next) return null;
  return (
    <section className="day-card" aria-labelledby="proximo-dia">
      <h2 className="d-3" id="proximo-dia">
        {dayTitle(next.day, now)}
      </h2>
      <ul>
        {next.programs.slice(0, 3).map((program) => (
          <li key={program.slug}>
            <p className="fig day-card__hours">{hoursLabel(program)}</p>
            <h3 className="d-3">
              <a className="quiet-link" href={programPath(program.slug)}>
                {program.title}
              </a>
            </h3>
            <p className="small muted">{program.location}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
