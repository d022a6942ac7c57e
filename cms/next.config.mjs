// Plain JavaScript: for TypeScript Next would load its compiler at every start.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { withPayload } from '@payloadcms/next/withPayload';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Next and Payload put scripts and styles into their pages, so these two allow inline code; nothing else is
 * allowed. Nothing is loaded from, sent to or framed by another site. Read as a file, because Next can't import
 * anything of ours before it knows these settings.
 * @type {string[]}
 */
const policy = JSON.parse(readFileSync(new URL('page-policy.json', import.meta.url), 'utf8'));

/** Set at build time; what depends on the portal's settings is in proxy.ts. */
const securityHeaders = {
  'X-Frame-Options': 'DENY',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
};

/** What came with an entry says itself what a browser may do with it; Next would replace its word by this one. */
const exceptDocuments = '/((?!api/entries/[^/]+/documento/).*)';

/** @type {import('next').NextConfig} */
const config = {
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
    {
      source: exceptDocuments,
      headers: [{ key: 'Content-Security-Policy', value: policy.join('; ') }],
    },
    // Opened by a mailed link; of two rules the later one holds.
    {
      source: '/admin/reset/:token',
      headers: [{ key: 'Referrer-Policy', value: 'no-referrer' }],
    },
  ],
};

export default withPayload(config);
