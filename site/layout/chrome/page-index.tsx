import './page-index.css';
import type { PageSection } from './page-sections.ts';

/** Where one is short of room, the sections of a long page stay in reach: a strip under the line. */
export function PageIndex({ sections }: { sections: PageSection[] }) {
  if (sections.length === 0) return null;
  return (
    <nav className="strip night screen-only" aria-label="Nesta página">
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
