import type { Athlete } from '#content/athletes';
import { athletePath } from '../../lib/paths.ts';
import { buttonClass } from '../ui/controls/button-class.ts';
import { Frame } from '../ui/media/frame.tsx';
import { careerYears } from './career.ts';

export function Legend({ athlete }: { athlete: Athlete }) {
  const { slug, name, sport, birthplace, headline, biography, picture } = athlete;
  const career = careerYears(athlete);
  return (
    <li className="legend">
      <Frame
        picture={picture}
        shape="1x1"
        name={name}
        portrait
        sizes="(min-width: 44rem) 20rem, 100vw"
      />
      <div>
        <h3 className="d-1">{name}</h3>
        <p className="legend__facts">
          {[sport, birthplace, career].filter((fact) => fact !== undefined).join(' · ')}
        </p>
        <p className="legend__headline">{headline}</p>
        {biography[0] ? <p className="muted">{biography[0]}</p> : null}
        <a className={buttonClass(['small', 'ghost'])} href={athletePath(slug)}>
          Perfil completo<span className="vh"> de {name}</span>
        </a>
      </div>
    </li>
  );
}
