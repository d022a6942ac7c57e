import { connect, type Socket } from 'node:net';

/** A connection by hand, for what no browser would send; keeps what it is told. */
export function openRaw(site: string, first: string): { socket: Socket; told: () => string } {
  const { hostname, port } = new URL(site);
  const socket = connect(Number(port), hostname);
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  // The portal may hang up at any moment.
  socket.on('error', () => undefined);
  socket.write(first);
  return { socket, told: () => text };
}

/** Status and words of an answer; the words are what the visitor reads. */
export function readRaw(text: string): { status: number; words: string } {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0), words: rest.join('') };
}
