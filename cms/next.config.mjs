import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Next and Payload put scripts and styles into their pages, so these two allow inline code; nothing else is
 * allowed. Nothing is loaded from, sent to or framed by another site. Read as a file, because Next can't import
 * anything of ours before it knows these settings.
 */
const policy: string[] = JSON.parse(
  readFileSync(new URL('page-policy.json', import.meta.url), 'utf8'),
);

/** Set at build time; what depends on the portal's settings is in proxy.ts. */
const securityHeaders = {
  'Content-Security-Policy': policy.join('; '),
  'X-Frame-Options': 'DENY',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
};

const config: NextConfig = {
  poweredByHeader: false,
  turbopack: { root },
  outputFileTracingRoot: root,
  // `npm test` type-checks this folder too.
  typescript: { ignoreBuildErrors: true },
  headers: async () => [
    {
      source: '/:path*',
      headers: Object.entries(securityHeaders).map(([key, value]) => ({ key, value })),
    },
  ],
};

export default withPayload(config);
