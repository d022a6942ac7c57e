import './page-index.css';
import type { PageSection } from './page-sections.ts';

/**
 * Where one is short of room, the sections of a long page stay in reach: a strip under the line. Also without
 * sections it is in the page, hidden: an answer without a reload may bring some, or take them away.
 */
export function PageIndex({ sections }: { sections: PageSection[] }) {
  return (
    <nav
      className="strip night screen-only"
      id="nesta-pagina"
      data-region=""
      aria-label="Nesta página"
      hidden={sections.length === 0}
    >
      <ul className="small">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a className="quiet-link" href={`#${id}`}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
