import './breadcrumb.css';
import type { SiteLink } from '#content/site-settings';

/** The way from the home page to here; the last step is this page and is no link. */
export function Breadcrumb({ trail, here }: { trail: SiteLink[]; here: string }) {
  return (
    <nav className="crumb" aria-label="Você está em">
      <ol>
        {[{ name: 'Início', path: '/' }, ...trail].map(({ name, path }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
