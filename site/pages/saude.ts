import type { APIRoute } from 'astro';
import { readContentVersion } from '#content/content-version';
import { canWrite } from '#content/write-check';
import { version } from '../../package.json' with { type: 'json' };

/** For whoever watches over the site: is it up, does it reach its database, how fresh is it, can it write. */
export const GET: APIRoute = async () => {
  const [contentVersion, writable] = await Promise.all([
    readContentVersion().catch(() => undefined),
    canWrite(),
  ]);
  const reachable = contentVersion !== undefined;
  return Response.json(
    {
      version,
      database: reachable ? 'ok' : 'unreachable',
      contentVersion: contentVersion ?? null,
      writable,
    },
    { status: reachable ? 200 : 503, headers: { 'Cache-Control': 'no-store' } },
  );
};
