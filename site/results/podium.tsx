import './podium.css';
import type { Team } from '#content/competitions';
import { medalNames } from '../../lib/medals.ts';
import { townPath } from '../../lib/paths.ts';
import { LineHeading } from '../ui/cards/line-heading.tsx';

/** Medals stand on the line. */
export function Podium({ places }: { places: { team: Team; place: 1 | 2 | 3 }[] }) {
  if (places.length === 0) return null;
  return (
    <section className="section" aria-labelledby="medalhas">
      <div className="wrap">
        <LineHeading id="medalhas">Medalhas</LineHeading>
        <ol className="podium across">
          {places.map(({ team, place }) => (
            <li key={team.id} className={`podium__step podium__step--${place}`}>
              <b className="fig podium__medal" aria-hidden="true">{`${place}º`}</b>
              <p>
                <b className="d-3">{team.name}</b>
                <br />
                {medalNames[place - 1]}
                {team.town ? (
                  <>
                    , <a href={townPath(team.town.slug)}>{team.town.name}</a>
                  </>
                ) : null}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
