import './logo.css';

const letters = 'logo-letters';

/** 'SEDEL' as in `brand-outline.ts`, at a fifth of its units: it is in every page, and half as long so. */
const letterOutlines =
  'M94 2q-18 0-34-2-15-2-27-7-11-5-18-14-6-9-6-23 0-1 0-3h48q0 1 0 3 0 6 4 9 4 4 11 5 7 1 17 1 3 0' +
  ' 8 0 4 0 8-1 3 0 7-1 3-1 5-3 1-2 1-4 0-4-4-6-5-2-12-3-8-1-17-2-10-1-20-3-10-1-20-4-9-3-17-8-8-5' +
  '-12-13-5-8-5-19 0-12 7-20 6-9 17-14 10-5 24-8 14-2 30-2 15 0 29 2 14 3 24 8 11 5 17 13 6 8 6' +
  ' 19v3h-48v-1q0-4-3-7-2-3-8-5-6-2-15-2-10 0-16 1-7 1-10 4-3 2-3 4 0 4 5 6 4 2 12 3 7 1 17 2 9 1' +
  ' 20 2 10 2 19 5 10 2 18 7 7 5 12 12 4 8 4 18 0 17-10 28-10 11-27 16-17 4-38 4zM187 0v' +
  '-138h147v35h-97v17h84v33h-84v19h99v34zM355 0v-138h80q26 0 44 8 19 8 29 24 10 15 10 37 0 22-10' +
  ' 38-10 15-29 23-18 8-44 8zM405-34h27q8 0 15-3 6-2 11-6 4-5 7-10 2-6 2-14v-4q0-8-2-13-3-6-7-10-5' +
  '-5-11-7-7-2-15-2h-27zM538 0v-138h147v35h-98v17h84v33h-84v19h99v34zM706 0v-138h49v100h89v38z';

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
        <svg className="logo__letters" viewBox="9 -140 835 142" aria-hidden="true">
          {place === 'head' ? (
            <path id={letters} d={letterOutlines} />
          ) : (
            <use href={`#${letters}`} />
          )}
        </svg>
        <span className="vh">SEDEL </span>
        <span className="logo__name">Desporto e Lazer do Amapá</span>
        <span className="vh">, página inicial</span>
      </span>
    </a>
  );
}
