import type { FastifyInstance, FastifyReply } from 'fastify';
import { readContentVersion } from '../../content/content-version.ts';
import { healthPaths } from '../../lib/paths.ts';

/**
 * Two questions of whoever watches over the programs. Alive: a process that does not answer this is to be started
 * anew; the database has no part in it, since no new start brings that back. Ready: whether visitors may be sent
 * here. `/saude` tells people both, in words.
 */
export function serveHealth(front: FastifyInstance): void {
  let stopping = false;
  // At the signal itself: hooks of the server run one after the other, and wait for visitors.
  for (const event of ['SIGINT', 'SIGTERM', 'disconnect'] as const)
    process.on(event, () => {
      stopping = true;
    });
  const tell = (reply: FastifyReply, isWell: boolean) =>
    reply
      .code(isWell ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ok: isWell });
  front.get(healthPaths.alive, (_request, reply) => tell(reply, true));
  front.get(healthPaths.ready, async (_request, reply) => {
    const isReached = await readContentVersion().then(
      () => true,
      () => false,
    );
    return tell(reply, isReached && !stopping);
  });
}
