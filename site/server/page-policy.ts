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
  return policy.replace(/ 'sha256-[^']+'/g, (source) => (present.has(source.trim()) ? source : ''));
}
