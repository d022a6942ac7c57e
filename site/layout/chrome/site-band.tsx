import type { SiteBand } from '#content/site-bands';

/** Its stylesheet comes only with a band: `document.astro` links it. */
export function SiteBands({ bands }: { bands: SiteBand[] }) {
  return bands.map(({ kind, title, text, link }) => (
    <section className={`site-band site-band--${kind} screen-only`} aria-label={title} key={title}>
      <p className="wrap site-band__words">
        <strong>{title}:</strong> {text}{' '}
        {link ? <a href={link}>Saiba mais sobre este aviso</a> : null}
      </p>
    </section>
  ));
}
