import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as PlainServer, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';

interface Limits {
  /** A kept connection that says nothing for so long has no request on its way. */
  quietMs: number;
  /** Answers that are read more slowly than this are cut off. */
  longestMs: number;
}

interface Connection {
  /** Requests whose answer is not sent yet. */
  asked: Set<IncomingMessage>;
  activeAt: number;
  bytesRead: number;
}

const usualLimits: Limits = { quietMs: 1000, longestMs: 5000 };
const lookEveryMs = 20;
const turnsWithoutAny = 3;

/**
 * Ends a server without cutting off anything that was asked. Node's own `close` ends kept connections at once,
 * while the next request may be on its way. Here nobody new is let in, whoever asks on a kept connection gets an
 * answer that ends it, and what stays quiet is ended. Requests that stop arriving are dropped: otherwise a few
 * slow senders could delay the stop.
 *
 * Long because its functions share the connections.
 */
export function prepareGentleStop(server: Server, limits: Partial<Limits> = {}) {
  const { quietMs, longestMs } = { ...usualLimits, ...limits };
  const open = new Map<Socket, Connection>();
  let letIn = 0;
  let stopping = false;

  server.on('connection', (socket: Socket) => {
    letIn += 1;
    open.set(socket, { asked: new Set(), activeAt: performance.now(), bytesRead: 0 });
    socket.once('close', () => open.delete(socket));
  });
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const connection = open.get(request.socket);
    if (!connection) return;
    if (stopping) response.setHeader('connection', 'close');
    connection.asked.add(request);
    response.once('close', () => {
      connection.asked.delete(request);
      connection.activeAt = performance.now();
    });
  });

  function isQuiet({ bytesRead }: Socket, connection: Connection): boolean {
    const isArriving = bytesRead !== connection.bytesRead;
    connection.bytesRead = bytesRead;
    if (isArriving) connection.activeAt = performance.now();
    const isAsked = [...connection.asked].some((request) => request.complete);
    return !isAsked && performance.now() - connection.activeAt >= quietMs;
  }

  function endQuiet(): void {
    for (const [socket, connection] of open) {
      if (!isQuiet(socket, connection)) continue;
      // What may be on its way all the same finds an end and no reset, and its sender can ask again.
      if (connection.asked.size === 0) socket.end();
      else socket.destroy();
    }
  }

  /** The system has let in some that wait for us, and would reset them; Node takes one in each of its turns. */
  async function letWaitingIn(): Promise<void> {
    const deadline = performance.now() + quietMs;
    for (let turns = 0; turns < turnsWithoutAny && performance.now() < deadline; turns += 1) {
      const before = letIn;
      await nextTurn();
      if (letIn !== before) turns = 0;
    }
  }

  return async function stop(): Promise<void> {
    stopping = true;
    for (const [socket, connection] of open) connection.bytesRead = socket.bytesRead;
    await letWaitingIn();
    if (server.listening) PlainServer.prototype.close.call(server);
    const deadline = performance.now() + longestMs;
    while (open.size > 0 && performance.now() < deadline) {
      endQuiet();
      await pause(lookEveryMs);
    }
    for (const socket of open.keys()) socket.destroy();
  };
}
