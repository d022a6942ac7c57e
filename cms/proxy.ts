import { type NextRequest, NextResponse } from 'next/server';
import { settings } from './settings.ts';

/** A year. Only with https: otherwise it would lock people out. */
const transportSecurity = 'max-age=31536000';

/**
 * Sets the header that depends on https; the others are set at build time. On pages only: browsers keep it
 * for the whole host, and uploads need not pass here.
 */
export const config = { matcher: ['/', '/admin/:path*'] };

export function proxy(_request: NextRequest): NextResponse {
  const response = NextResponse.next();
  if (settings.adminUrl.startsWith('https:'))
    response.headers.set('Strict-Transport-Security', transportSecurity);
  return response;
}
