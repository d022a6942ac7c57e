import type { APIRoute } from 'astro';
import { readContentVersion } from '#content/content-version';
import { isDatabaseLost } from '#content/database-state';
import { canWrite } from '#content/write-check';
import { version } from '../../package.json' with { type: 'json' };

/** For monitoring: whether the site is up, reaches its database, can write, and how fresh it is. */
export const GET: APIRoute = async () => {
  const [contentVersion, writable] = await Promise.all([
    readContentVersion().catch(() => undefined),
    canWrite(),
  ]);
  const reachable = contentVersion !== undefined;
  const missing = (await isDatabaseLost()) ? 'lost' : 'unreachable';
  return Response.json(
    {
      version,
      database: reachable ? 'ok' : missing,
      contentVersion: contentVersion ?? null,
      writable,
    },
    { status: reachable ? 200 : 503, headers: { 'Cache-Control': 'no-store' } },
  );
};
