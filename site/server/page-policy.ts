import { createHash } from 'node:crypto';
import { mapSite, videoSite } from '../../lib/framed-sites.ts';

const inlineScript = /<script(?: type="speculationrules")?>([\s\S]*?)<\/script>/g;

/** As the policy writes it. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

const hashesIn = (html: string, element: RegExp): Set<string> =>
  new Set([...html.matchAll(element)].map(([, text = '']) => hashSource(text)));

/**
 * Leaves in the policy only the hashes that this page needs: Astro lists those of all its scripts on every
 * page. Only takes away, so nothing that got into a page by mistake is allowed by it.
 */
export function narrowScripts(policy: string, html: string): string {
  const present = hashesIn(html, inlineScript);
  return policy.replace(/script-src [^;]*/, (listed) =>
    listed.replace(/ 'sha256-[^']+'/g, (source) => (present.has(source.trim()) ? source : '')),
  );
}

/**
 * Allows these styles and no other. A page that lets in whatever styles there are keeps that: next to a hash,
 * browsers ignore 'unsafe-inline'.
 */
export function allowStyles(policy: string, source: string): string {
  return policy.replace(/style-src ([^;]*)/, (_, listed: string) => {
    const others = listed.split(' ').filter((one) => one !== '' && !one.startsWith("'sha256-"));
    if (others.includes("'unsafe-inline'")) return ['style-src', ...others].join(' ');
    return ['style-src', ...others.filter((one) => one !== "'self'"), source].join(' ');
  });
}

/** By what one knows that a page has a frame or may bring one, and the site that the frame shows. */
const framedSites: [mark: RegExp, site: string][] = [
  [/ data-may-show="video"/, videoSite],
  [/ data-may-show="map"/, mapSite],
];

/** Leaves in the policy only the sites whose frames this page has or may bring. */
export function narrowFrames(policy: string, html: string): string {
  const absent = framedSites.filter(([mark]) => !mark.test(html)).map(([, site]) => ` ${site}`);
  return policy
    .replace(/(?:frame|connect)-src [^;]*/g, (listed) =>
      absent.reduce((rest, site) => rest.replace(site, ''), listed),
    )
    .replace(/frame-src; ?/, '');
}

export const allowsFrames = (policy: string) => policy.includes('frame-src ');
