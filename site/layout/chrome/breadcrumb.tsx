import './breadcrumb.css';
import type { Crumbs } from '../../addresses/crumbs.ts';
import { homeCrumb } from '../../addresses/home-crumb.ts';

/** The path from the home page to this page, which is last and not a link. */
export function Breadcrumb({ trail, here }: Crumbs) {
  return (
    <nav className="crumb" aria-label="Você está em">
      <ol>
        {[homeCrumb, ...trail].map(({ name, path }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
