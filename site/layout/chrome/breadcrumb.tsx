import './breadcrumb.css';
import { type Crumbs, homeCrumb } from '../../addresses/crumbs.ts';

/** The way from the home page to here; the last step is this page and is no link. */
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
