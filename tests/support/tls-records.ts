import { once } from 'node:events';
import { get } from 'node:https';
import { type AddressInfo, connect, createServer } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** All bytes that a server sends while `work` talks to it by the port that it is given. */
export async function recordTls(
  target: number,
  work: (port: number) => Promise<unknown>,
): Promise<Buffer> {
  const pieces: Buffer[] = [];
  const listener = createServer((client) => {
    const server = connect(target, '127.0.0.1');
    server.on('data', (piece) => pieces.push(piece)).pipe(client);
    client.pipe(server);
  }).listen(0, '127.0.0.1');
  await once(listener, 'listening');
  await work((listener.address() as AddressInfo).port);
  listener.close();
  return Buffer.concat(pieces);
}

export async function fetchSecurely(port: number, path: string): Promise<Buffer> {
  // The certificate is the test's own.
  const options = { host: 'localhost', port, path, rejectUnauthorized: false, agent: false };
  const [answer] = await once(get(options), 'response');
  return buffer(answer);
}

/** How long each record of TLS is: a byte for its kind, two for its version, two for its length, and so many more. */
export function readRecords(sent: Buffer): number[] {
  const lengths: number[] = [];
  for (let at = 0; at + 5 <= sent.length; at += 5 + (lengths.at(-1) ?? 0))
    lengths.push(sent.readUInt16BE(at + 3));
  return lengths;
}
