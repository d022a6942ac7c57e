import { broadcastPath, paths } from '../../lib/paths.ts';
import '../ui/cards/columns.css';
import './past-broadcasts.css';
import type { RecordedBroadcast } from '#content/broadcasts';
import { longDate } from '../../lib/dates.ts';
import { LineHeading } from '../ui/cards/line-heading.tsx';
import { GoLink } from '../ui/controls/button.tsx';
import { Frame } from '../ui/media/frame.tsx';
import { inOwnLooks } from '../ui/media/own-looks.ts';

export function PastBroadcasts({ broadcasts }: { broadcasts: RecordedBroadcast[] }) {
  return (
    <section className="past-casts night" aria-labelledby="transmissoes">
      <div className="wrap">
        <LineHeading id="transmissoes">Transmissões anteriores</LineHeading>
        <ul className="columns">
          {inOwnLooks(broadcasts).map(({ slug, title, day, views, picture }) => (
            <li key={slug}>
              <Frame
                picture={picture}
                shape="4x3"
                name={title}
                sizes="(min-width: 62rem) 25vw, 50vw"
              />
              <h3 className="d-3">
                <a className="cover-link" href={broadcastPath(slug)}>
                  {title}
                </a>
              </h3>
              <p>
                {views ? <span>{views} visualizações</span> : null}
                <time dateTime={day}>{longDate(day)}</time>
              </p>
            </li>
          ))}
        </ul>
        <GoLink href={`${paths.broadcasts}?aba=anteriores&ver=todas`}>
          Ver todas as gravações
        </GoLink>
      </div>
    </section>
  );
}
