import type { SVGProps } from 'react';
import './brand.css';

/** The sun on the Equator, as on the site. */
function Sign(props: SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 52 40" aria-hidden="true" focusable="false" {...props}>
      <path fill="#1b76d2" d="M8 20a18 18 0 0 1 36 0z" />
      <path fill="#148a50" d="M8 20a18 18 0 0 0 36 0z" />
      <path fill="#ffc20a" d="M0 18h52v4H0z" />
    </svg>
  );
}

/** In the corner of every page of the admin, where it leads to the desk. */
export function Icon() {
  return <Sign width="34" height="26" />;
}

/** On the page where one signs in. */
export function Logo() {
  return (
    <span className="brand">
      <Sign width="78" height="60" />
      <span>
        <b>SEDEL</b>
        <span>Mesa de edição do Portal do Esporte e Lazer</span>
      </span>
    </span>
  );
}
