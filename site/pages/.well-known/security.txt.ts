import type { APIRoute } from 'astro';
import { readSiteSettings } from '#content/site-settings';
import { pageLife } from '../../machines/page-life.ts';
import { securityText } from '../../machines/security-text.ts';

/** Where to report a vulnerability (RFC 9116). */
export const GET: APIRoute = async ({ url, locals }) => {
  const { contact } = await readSiteSettings();
  return new Response(securityText({ email: contact.email, origin: url.origin, now: locals.now }), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': pageLife.minute },
  });
};
