import { type NextRequest, NextResponse } from 'next/server';
import rules from './page-policy.json';
import { settings } from './settings.ts';

/** Pages show previews, which the site serves. */
const policy = [...rules, `frame-src 'self' ${new URL(settings.siteUrl).origin}`].join('; ');

/** Sets the header that depends on the settings; the others are set at build time. */
export const config = { matcher: ['/', '/admin/:path*'] };

export function proxy(_request: NextRequest): NextResponse {
  const response = NextResponse.next();
  response.headers.set('Content-Security-Policy', policy);
  return response;
}
