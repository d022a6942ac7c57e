import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Answers that are read more slowly than this are cut off. */
const lastWaitMs = 5000;

/**
 * When the site stops, complete requests are answered; requests that are still arriving are dropped.
 * Otherwise a few slow senders could delay the stop as long as they like.
 */
export function stopPromptly(front: FastifyInstance): void {
  const open = new Set<Socket>();
  const inHand = new Set<Socket>();
  front.server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => {
      open.delete(socket);
      inHand.delete(socket);
    });
  });
  // A request with a body is complete once the body has been read, just before its handler.
  front.addHook('onRequest', async ({ raw }) => {
    const { 'content-length': length, 'transfer-encoding': chunks } = raw.headers;
    if (length === undefined && chunks === undefined) inHand.add(raw.socket);
  });
  front.addHook('preHandler', async ({ raw }) => void inHand.add(raw.socket));
  front.addHook('onResponse', async ({ raw }) => void inHand.delete(raw.socket));
  front.addHook('preClose', async () => {
    for (const socket of open) if (!inHand.has(socket)) socket.destroy();
    setTimeout(() => front.server.closeAllConnections(), lastWaitMs).unref();
  });
}
