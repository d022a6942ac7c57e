import './town-people.css';
import type { AthleteSummary } from '#content/athletes';
import type { Program } from '#content/programs';
import { athletePath, programPath } from '../../lib/paths.ts';
import { Frame } from '../ui/media/frame.tsx';

interface TownPeopleProps {
  programs: Program[];
  athletes: AthleteSummary[];
}

/** Programs that meet in the town, and who was born there. */
export function TownPeople({ programs, athletes }: TownPeopleProps) {
  if (programs.length + athletes.length === 0) return null;
  return (
    <div className="wrap section">
      <div className="town-people">
        {programs.length > 0 ? (
          <section aria-labelledby="programas">
            <h2 className="d-2" id="programas">
              Programas daqui
            </h2>
            <ul>
              {programs.map(({ slug, title, schedule, picture }) => (
                <li key={slug}>
                  <Frame picture={picture} shape="1x1" name={title} sizes="5rem" />
                  <p>
                    <a className="cover-link" href={programPath(slug)}>
                      {title}
                    </a>
                    <span className="small muted">{schedule}</span>
                  </p>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        {athletes.length > 0 ? (
          <section aria-labelledby="atletas">
            <h2 className="d-2" id="atletas">
              Atletas daqui
            </h2>
            <ul>
              {athletes.map(({ slug, name, sport, headline, picture }) => (
                <li key={slug}>
                  <Frame picture={picture} shape="1x1" name={name} sizes="5rem" />
                  <p>
                    <a className="cover-link" href={athletePath(slug)}>
                      {name}
                    </a>
                    <span className="small muted">
                      {sport}. {headline}
                    </span>
                  </p>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
      </div>
    </div>
  );
}
