import { once } from 'node:events';
import { Agent, createServer, get, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, test } from 'vitest';
import { prepareGentleStop } from './gentle-stop.ts';

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

interface Answer {
  status: number;
  closes: boolean;
}

function ask(port: number, agent: Agent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = get({ port, host: '127.0.0.1', agent }, (response) => {
      response.resume();
      response.once('error', reject);
      response.once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          closes: response.headers.connection === 'close',
        }),
      );
    });
    request.once('error', reject);
  });
}

test('under load no request that was sent on a kept connection is cut off', async () => {
  const server = createServer((_, response) => setImmediate(() => response.end('bom')));
  const stop = prepareGentleStop(server);
  const port = await listen(server);
  let answered = 0;
  /** One connection, asked without a pause until its answer says that it ends. */
  const visitor = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let closes = false; !closes; answered += 1) {
      const answer = await ask(port, agent);
      expect(answer.status).toBe(200);
      ({ closes } = answer);
    }
    agent.destroy();
  };
  const visitors = Array.from({ length: 50 }, visitor);
  await expect.poll(() => answered).toBeGreaterThan(500);
  await stop();
  await Promise.all(visitors);
  expect(server.listening).toBe(false);
});

test('what is being answered is finished, also when nothing of it was sent', async () => {
  const release = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  const server = createServer(async (_, response) => {
    asked.resolve();
    await release.promise;
    response.end('bom');
  });
  const stop = prepareGentleStop(server, { quietMs: 0 });
  const answer = ask(await listen(server), new Agent({ keepAlive: true }));
  await asked.promise;
  const stopped = stop();
  await expect.poll(() => server.listening).toBe(false);
  release.resolve();
  expect((await answer).status).toBe(200);
  await stopped;
});

test('an idle connection gets an end and no reset, and a request cut short is dropped', async () => {
  const server = createServer((_, response) => response.end('bom'));
  const stop = prepareGentleStop(server, { quietMs: 0 });
  const port = await listen(server);
  const sockets = ['', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nabc'].map(
    (bytes) => {
      const socket = connect(port, '127.0.0.1');
      socket.write(bytes);
      socket.resume();
      return socket;
    },
  );
  await expect
    .poll(() => new Promise((resolve) => server.getConnections((_, count) => resolve(count))))
    .toBe(2);
  const ends = Promise.all(sockets.map((socket) => once(socket, 'end')));
  await stop();
  await ends;
});

test('an answer that nobody reads does not hold the stop', async () => {
  const server = createServer((_, response) => response.end(Buffer.alloc(64 * 1024 * 1024)));
  const stop = prepareGentleStop(server, { longestMs: 50 });
  const socket = connect(await listen(server), '127.0.0.1');
  socket.on('error', () => {});
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(server, 'request');
  await stop();
  socket.destroy();
});
