import { createServer, type Server } from 'node:net';

/** Below the ports that systems give to outgoing connections, which could take one before its program listens. */
const range = { first: 20_000, count: 6_000 };

/**
 * A port that nothing listens on and that no other test gets while this process lives. The lock is a socket on
 * a second port: only one process can listen there, and the system releases it with the process, even by force.
 */
export async function freePort(): Promise<number> {
  const offset = Math.floor(Math.random() * range.count);
  for (let step = 0; step < range.count; step += 1) {
    const port = range.first + ((offset + step) % range.count);
    const lock = await listen(port + range.count);
    if (!lock) continue;
    lock.unref();
    const trial = await listen(port);
    if (!trial) continue;
    await new Promise((resolve) => trial.close(resolve));
    return port;
  }
  throw new Error(`No port from ${range.first} on is free.`);
}

function listen(port: number): Promise<Server | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}
