import { settings } from '../settings.ts';

/** In the bar of every page. */
export function SiteLink() {
  return (
    <a className="brand-site" href={settings.siteUrl} target="_blank" rel="noreferrer">
      Ver o site
    </a>
  );
}
