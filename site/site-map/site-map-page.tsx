import './site-map-page.css';
import type { SiteLink } from '#content/site-settings';
import { HeroArt } from '../drawings/posters/hero-art.tsx';
import { Masthead } from '../layout/masthead.tsx';
import type { MapGroup } from './map-groups.ts';

export function SiteMapPage({ groups }: { groups: MapGroup[] }) {
  return (
    <>
      <Masthead
        title="Mapa do site"
        lead="Todas as páginas, em grupos. O que muda todo dia, como eventos e notícias, tem sua lista própria."
        here="Mapa do site"
        art={<HeroArt name="canoagem" className="scene__art mast__art mast__art--low" />}
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
