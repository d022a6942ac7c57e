import type { Athlete } from '#content/athletes';
import { athletePath } from '../../lib/paths.ts';
import { LineCard } from '../ui/cards/line-cards.tsx';
import { buttonClass } from '../ui/controls/button-class.ts';
import { Tag } from '../ui/controls/tag.tsx';
import { Frame } from '../ui/media/frame.tsx';
import { timeline } from './career.ts';

const shownAchievements = 3;

export function AthleteCard({ athlete, lead }: { athlete: Athlete; lead: boolean }) {
  const { slug, name, sport, birthplace, age, picture, biography } = athlete;
  const achievements = timeline(athlete.achievements).slice(-shownAchievements);
  return (
    <LineCard
      lead={lead}
      frame={
        <Frame
          picture={picture}
          shape="4x5"
          name={name}
          portrait
          sizes="(min-width: 62rem) 33vw, (min-width: 44rem) 50vw, 100vw"
        />
      }
      head={
        <>
          {age === undefined ? null : (
            <p className="athlete-age">
              <Tag tone="plain">{`${age} anos`}</Tag>
            </p>
          )}
          <h3 className={lead ? 'd-1' : 'd-2'}>{name}</h3>
          <p className="athlete-sport">{sport}</p>
        </>
      }
      foot={biography[0] ? <p className="lead muted">{biography[0]}</p> : null}
    >
      <dl className={lead ? 'athlete-facts athlete-facts--lead' : 'athlete-facts'}>
        <div className="athlete-facts__born">
          <dt>Naturalidade:</dt> <dd>{birthplace}</dd>
        </div>
        {achievements.length > 0 ? (
          <div>
            <dt>Conquistas</dt>
            <dd>
              <ul>
                {achievements.map(({ year, text }) => (
                  <li key={`${year} ${text}`}>
                    {text}
                    {year === undefined ? '' : ` (${year})`}
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ) : null}
      </dl>
      <a className={buttonClass(lead ? 'small' : ['small', 'ghost'])} href={athletePath(slug)}>
        Perfil completo<span className="vh"> de {name}</span>
      </a>
    </LineCard>
  );
}
