import './site-map-page.css';
import type { SiteLink } from '#content/site-settings';
import { counted } from '../../lib/counts.ts';
import { Masthead } from '../layout/masthead.tsx';
import type { MapGroup } from './map-groups.ts';

export function SiteMapPage({ groups }: { groups: MapGroup[] }) {
  return (
    <>
      <Masthead
        title="Mapa do site"
        lead="Todas as páginas, em grupos. O que muda todo dia, como eventos e notícias, tem sua lista própria."
        here="Mapa do site"
        mix="map-head"
        south={<Stations groups={groups} />}
      />
      <div className="wrap site-map">
        {groups.map(({ title, links, all }, position) => (
          <section key={title} aria-labelledby={`grupo-${position}`}>
            <h2 className="d-3" id={`grupo-${position}`}>
              {title}
            </h2>
            <Links links={all ? [...links, all] : links} />
          </section>
        ))}
      </div>
    </>
  );
}

/**
 * The groups as stations of the line, above and below it in turns; the more pages, the larger the sun. A group
 * that goes on elsewhere has as many pages as its list there: no number of them is said, and no size drawn.
 */
function Stations({ groups }: { groups: MapGroup[] }) {
  return (
    <nav aria-label="Grupos de páginas">
      <ol className="map-line">
        {groups.map(({ title, links, all }, position) => {
          const pages = all ? undefined : links.length;
          return (
            <li key={title}>
              <a href={`#grupo-${position}`}>
                <b>{title}</b>
                {pages ? (
                  <span className="small"> {counted(pages, 'página', 'páginas')}</span>
                ) : null}
              </a>
              <svg viewBox="-24 -24 48 48" focusable="false" aria-hidden="true">
                <circle r={Math.min(22, 5 + 3 * Math.sqrt(pages ?? 4)).toFixed(1)} />
              </svg>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function Links({ links }: { links: SiteLink[] }) {
  return (
    <ul>
      {links.map(({ name, path }) => (
        <li key={path}>
          <a href={path}>{name}</a>
        </li>
      ))}
    </ul>
  );
}
