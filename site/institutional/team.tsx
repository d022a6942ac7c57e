import '../ui/cards/line-row.css';
import './team.css';
import type { TeamMember } from '#content/team';
import { LineHeading } from '../ui/cards/line-heading.tsx';
import { Frame } from '../ui/media/frame.tsx';

export function Team({ team }: { team: TeamMember[] }) {
  return (
    <section className="section" aria-labelledby="equipe">
      <div className="wrap">
        <LineHeading id="equipe">Equipe</LineHeading>
        <ul className="line-row team">
          {team.map(({ name, position, description, picture }) => (
            <li key={name}>
              <Frame
                className="team__picture"
                picture={picture}
                shape="4x3"
                name={name}
                portrait
                sizes="(min-width: 62rem) 30vw, 50vw"
              />
              <h3 className="d-3">{name}</h3>
              <p className="team__position">{position}</p>
              <p className="small">{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
