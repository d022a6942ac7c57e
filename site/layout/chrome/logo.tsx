import { shortName } from '../../drawings/posters/brand-outline.ts';
import './logo.css';

const letters = 'logo-letters';

/**
 * A globe divided by the Equator: blue north, green south, and a line that extends beyond both. The name is drawn,
 * because the bar is painted before the display face is there; the footer shows the bar's letters again.
 */
export function Logo({ place }: { place: 'head' | 'foot' }) {
  return (
    <a className={`logo logo--${place}`} href="/">
      <svg className="logo__globe" viewBox="0 0 52 40" aria-hidden="true" focusable="false">
        <path className="logo__north" d="M8 20a18 18 0 0 1 36 0z" />
        <path className="logo__south" d="M8 20a18 18 0 0 0 36 0z" />
        <path className="logo__line" d="M0 18h52v4H0z" />
      </svg>
      <span>
        <svg className="logo__letters" viewBox="43 -700 4179 712" aria-hidden="true">
          {place === 'head' ? <path id={letters} d={shortName} /> : <use href={`#${letters}`} />}
        </svg>
        <span className="vh">SEDEL </span>
        <span className="logo__name">Desporto e Lazer do Amapá</span>
        <span className="vh">, página inicial</span>
      </span>
    </a>
  );
}
