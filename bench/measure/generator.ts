/**
 * Asks for pages over so many connections, each anew as soon as the last answer is there, and prints what it
 * saw as JSON: `node bench/measure/generator.ts <seconds> <connections> <addresses…>`. A program of its own, on bare
 * sockets: Node's HTTP client would be slower than what is measured.
 */
import { connect as connectPlain, type Socket } from 'node:net';
import { connect as connectSecurely } from 'node:tls';

export interface Load {
  pages: number;
  seconds: number;
  p50: number;
  p99: number;
  failures: number;
  /** Answers in each tenth of a second. */
  tenths: number[];
}

const [seconds = 5, connections = 50] = process.argv.slice(2, 4).map(Number);
const addresses = process.argv.slice(4).map((text) => new URL(text));
const [{ protocol, hostname, port } = new URL('http://localhost')] = addresses;
const requests = addresses.map(({ pathname, search, host }) =>
  Buffer.from(
    `GET ${pathname}${search} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: br, gzip\r\n\r\n`,
  ),
);

const times: number[] = [];
const tenths: number[] = Array.from({ length: Math.ceil(seconds * 10) }, () => 0);
let failures = 0;
let next = 0;
const began = performance.now();
const end = began + seconds * 1000;

const headEnd = Buffer.from('\r\n\r\n');
const lastChunk = Buffer.from('0\r\n\r\n');

/** How long the whole answer is; undefined as long as its head is not complete. */
function readHead(data: Buffer): { length: number; chunked: boolean; ok: boolean } | undefined {
  const at = data.indexOf(headEnd);
  if (at === -1) return undefined;
  const head = data.toString('latin1', 0, at);
  const [, length] = /\r\ncontent-length: *(\d+)/i.exec(head) ?? [];
  return {
    length: at + headEnd.length + Number(length ?? 0),
    chunked: length === undefined,
    ok: head.startsWith('HTTP/1.1 200'),
  };
}

function converse(): void {
  const socket: Socket =
    protocol === 'https:'
      ? connectSecurely({
          host: hostname,
          servername: hostname,
          port: Number(port),
          rejectUnauthorized: false,
        })
      : connectPlain(Number(port), hostname);
  let [sent, received] = [0, 0];
  let start: Buffer = Buffer.alloc(0);
  let head: ReturnType<typeof readHead>;
  const ask = () => {
    if (performance.now() >= end) return void socket.destroy();
    [start, head, received] = [Buffer.alloc(0), undefined, 0];
    sent = performance.now();
    socket.write(requests[next % requests.length] ?? '');
    next += 1;
  };
  socket.once(protocol === 'https:' ? 'secureConnect' : 'connect', ask);
  socket.on('data', (data) => {
    received += data.length;
    if (!head) {
      start = start.length === 0 ? data : Buffer.concat([start, data]);
      head = readHead(start);
    }
    const complete = head?.chunked
      ? data.subarray(-5).equals(lastChunk)
      : received === head?.length;
    if (!complete) return;
    const now = performance.now();
    if (head?.ok) {
      times.push(now - sent);
      const tenth = Math.floor((now - began) / 100);
      tenths[tenth] = (tenths[tenth] ?? 0) + 1;
    } else failures += 1;
    ask();
  });
  socket.on('error', () => {
    failures += 1;
  });
  // A server may end a connection after so many answers.
  socket.on('close', () => {
    if (performance.now() < end) converse();
  });
}

for (let index = 0; index < connections; index += 1) converse();
process.on('beforeExit', () => {
  times.sort((a, b) => a - b);
  const at = (part: number) => times[Math.floor(times.length * part)] ?? 0;
  const [p50, p99] = [at(0.5), at(0.99)];
  const load: Load = { pages: times.length, seconds, p50, p99, failures, tenths };
  process.stdout.write(JSON.stringify(load), () => process.exit());
});
