import './page-index.css';
import type { PageSection } from './page-sections.ts';

/** Where one is short of room, the sections of a long page stay in reach: a strip that hangs from the line. */
export function PageIndex({ sections }: { sections: PageSection[] }) {
  if (sections.length === 0) return null;
  return (
    <nav className="page-index" aria-label="Nesta página">
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
