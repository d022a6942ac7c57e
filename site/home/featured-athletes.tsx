import { athletePath } from '../../lib/paths.ts';
import '../ui/cards/line-row.css';
import './featured-athletes.css';
import type { AthleteSummary } from '#content/athletes';
import { LineHeading } from '../ui/cards/line-heading.tsx';
import { Frame } from '../ui/media/frame.tsx';
import { inOwnLooks } from '../ui/media/own-looks.ts';

export function FeaturedAthletes({ athletes }: { athletes: AthleteSummary[] }) {
  return (
    <section className="section" aria-labelledby="atletas">
      <div className="wrap">
        <LineHeading id="atletas">Atletas em destaque</LineHeading>
        <ul className="line-row line-row--beside athlete-row">
          {inOwnLooks(athletes).map((athlete) => (
            <li key={athlete.slug}>
              <Frame
                picture={athlete.picture}
                shape="4x5"
                name={athlete.name}
                portrait
                sizes="(min-width: 62rem) 25vw, 50vw"
              />
              <div>
                <h3 className="d-3">
                  <a className="cover-link" href={athletePath(athlete.slug)}>
                    {athlete.name}
                  </a>
                </h3>
                <p className="athlete-row__sport">{athlete.sport}</p>
                <p className="muted">{athlete.headline}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
