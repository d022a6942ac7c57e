import { athletePath, paths } from '../../lib/paths.ts';
import '../ui/cards/columns.css';
import './athletes.css';
import type { AthleteSummary } from '#content/athletes';
import { LineHeading } from '../ui/cards/line-heading.tsx';
import { GoLink } from '../ui/controls/button.tsx';
import { Frame } from '../ui/media/frame.tsx';
import { inOwnLooks } from '../ui/media/own-looks.ts';

export function Athletes({ athletes }: { athletes: AthleteSummary[] }) {
  return (
    <section className="section" aria-labelledby="atletas">
      <div className="wrap">
        <LineHeading id="atletas">Nossos atletas</LineHeading>
        <ul className="columns columns--2-1-1 alt-athletes">
          {inOwnLooks(athletes).map(({ slug, name, sport, headline, picture }) => (
            <li key={slug}>
              <Frame
                picture={picture}
                shape="1x1"
                name={name}
                portrait
                sizes="(min-width: 62rem) 18vw, 40vw"
              />
              <div className="alt-athletes__words">
                <div className="alt-athletes__name">
                  <p>{sport}</p>
                  <h3 className="d-2">
                    <a className="cover-link" href={athletePath(slug)}>
                      {name}
                    </a>
                  </h3>
                </div>
                <p className="alt-athletes__headline">{headline}</p>
              </div>
            </li>
          ))}
        </ul>
        <GoLink href={paths.athletes}>Ver todos os atletas</GoLink>
      </div>
    </section>
  );
}
