import './logo.css';

/** A globe divided by the Equator: blue north, green south, and a line that extends beyond both. */
export function Logo({ place }: { place: 'head' | 'foot' }) {
  return (
    <a className={`logo logo--${place}`} href="/">
      <svg viewBox="0 0 52 40" aria-hidden="true" focusable="false">
        <path className="logo__north" d="M8 20a18 18 0 0 1 36 0z" />
        <path className="logo__south" d="M8 20a18 18 0 0 0 36 0z" />
        <path className="logo__line" d="M0 18h52v4H0z" />
      </svg>
      <span>
        <b>SEDEL</b>
        <span className="logo__name">Desporto e Lazer do Amapá</span>
        <span className="vh">, página inicial</span>
      </span>
    </a>
  );
}
