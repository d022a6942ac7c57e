import { createHash } from 'node:crypto';

const inlineScript = /<script(?: type="speculationrules")?>([^<]*)<\/script>/g;

/** As the policy writes it. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * Leaves in the policy only the hashes that this page needs: Astro lists those of all its scripts on every
 * page. Only takes away, so nothing that got into a page by mistake is allowed by it.
 */
export function narrowScripts(policy: string, html: string): string {
  const present = new Set(
    [...html.matchAll(inlineScript)].map(([, text = '']) => hashSource(text)),
  );
  return policy.replace(/script-src [^;]*/, (listed) =>
    listed.replace(/ 'sha256-[^']+'/g, (source) => (present.has(source.trim()) ? source : '')),
  );
}

/**
 * Allows these styles and no other file. A page that lets in whatever styles there are keeps that: next to
 * a hash, browsers ignore 'unsafe-inline'.
 */
export function allowStyles(policy: string, source: string): string {
  return policy.replace(/style-src ([^;]*)/, (_, listed: string) => {
    const others = listed.split(' ').filter((one) => one !== '' && !one.startsWith("'sha256-"));
    if (others.includes("'unsafe-inline'")) return ['style-src', ...others].join(' ');
    return ['style-src', ...others.filter((one) => one !== "'self'"), source].join(' ');
  });
}
