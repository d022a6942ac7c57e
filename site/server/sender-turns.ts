import type { ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { gauge } from '../../lib/metrics.ts';
import { senderNetwork } from '../../lib/network-address.ts';
import { createWorkLimit } from './work-limit.ts';

export type InTurn = ReturnType<typeof createSenderTurns>;

/** Rendering is expensive and anybody can ask for it: a few pieces of work at a time for each sender. */
export function createSenderTurns(limit = createWorkLimit()) {
  gauge('portal_renders_waiting', 'Páginas que esperam a vez.', () => limit.waiting);
  return function inTurn<T>(
    request: FastifyRequest,
    reply: FastifyReply,
    work: () => Promise<T>,
    tires = () => true,
  ): Promise<T> {
    return limit.inTurn(senderNetwork(request.ip), { work, gone: goneOf(reply), tires });
  };
}

const signals = new WeakMap<ServerResponse, AbortSignal>();

/** Aborted when the sender has hung up, or has the whole answer. */
export function goneOf({ raw }: FastifyReply): AbortSignal {
  const known = signals.get(raw);
  if (known) return known;
  const gone = new AbortController();
  // Somebody may have gone before anybody asked.
  if (raw.closed) gone.abort();
  else raw.once('close', () => gone.abort());
  signals.set(raw, gone.signal);
  return gone.signal;
}
