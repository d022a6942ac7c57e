import { type NextRequest, NextResponse } from 'next/server';
import { settings } from './settings.ts';

/** A year. Only where the admin is reached by https: elsewhere it would lock people out. */
const transportSecurity = 'max-age=31536000';

/**
 * The other headers are fixed when the admin is built; this one depends on how it is reached. Pages
 * suffice, since a browser keeps it for the whole host, and uploads should not pass through here.
 */
export const config = { matcher: ['/', '/admin/:path*'] };

export function proxy(_request: NextRequest): NextResponse {
  const response = NextResponse.next();
  if (settings.adminUrl.startsWith('https:'))
    response.headers.set('Strict-Transport-Security', transportSecurity);
  return response;
}
