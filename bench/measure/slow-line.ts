import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { atEnd } from '../machine/endings.ts';

export interface LineSpeed {
  /** There and back, ms. */
  latency: number;
  /** Bytes a second to the browser. */
  down: number;
  /** Bytes a second from it. */
  up: number;
}

export interface SlowLine {
  port: number;
  setSpeed(speed: LineSpeed): void;
}

const packetBytes = 1460;
/** What a Linux server sends before it has heard that anything arrived. */
const firstWindow = 10 * packetBytes;

/** One after another at the line's speed, shared by all connections; each packet then travels half the latency. */
function openLane() {
  const arrivals: { at: number; arrive: () => void }[] = [];
  let freeAt = 0;
  let bytesPerMs = 0;
  let travelMs = 0;
  const wake = () => {
    const now = performance.now();
    while (arrivals[0] && arrivals[0].at <= now) arrivals.shift()?.arrive();
    if (arrivals[0]) setTimeout(wake, arrivals[0].at - now);
  };
  return {
    setSpeed(bytesPerSecond: number, latency: number) {
      bytesPerMs = bytesPerSecond / 1000;
      travelMs = latency / 2;
    },
    travelMs: () => travelMs,
    send(size: number, arrive: () => void) {
      freeAt = Math.max(freeAt, performance.now()) + size / bytesPerMs;
      arrivals.push({ at: freeAt + travelMs, arrive });
      if (arrivals.length === 1) wake();
    },
  };
}
type Lane = ReturnType<typeof openLane>;

/** One direction of a connection, with the slow start of TCP: for all that arrived, twice as much may follow. */
function carry(from: Socket, to: Socket, lane: Lane, opened: Promise<unknown>): void {
  const waiting: Buffer[] = [];
  let window = firstWindow;
  let underway = 0;
  let ended = false;
  const send = () => {
    while (waiting[0] && underway + waiting[0].length <= window) {
      const packet = waiting.shift() as Buffer;
      underway += packet.length;
      lane.send(packet.length, () => {
        to.write(packet);
        setTimeout(acknowledge, lane.travelMs(), packet.length);
      });
    }
    if (ended && waiting.length === 0 && underway === 0) to.end();
  };
  const acknowledge = (size: number) => {
    underway -= size;
    window += size;
    send();
  };
  from.on('data', async (chunk: Buffer) => {
    for (let start = 0; start < chunk.length; start += packetBytes)
      waiting.push(chunk.subarray(start, start + packetBytes));
    await opened;
    send();
  });
  from.on('end', async () => {
    ended = true;
    await opened;
    send();
  });
  from.on('error', () => to.destroy());
}

/**
 * A slow line in front of a server on this machine, for a browser that does not know: also the set-up of a
 * connection takes its time on it. Chromium's own slowed line leaves that out, and counts an answer twice
 * whose first bytes come together with its headers.
 */
export async function openSlowLine(target: number): Promise<SlowLine> {
  const [down, up] = [openLane(), openLane()];
  const sockets = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true, noDelay: true }, (browser) => {
    const site = connect({ port: target, host: '127.0.0.1', allowHalfOpen: true, noDelay: true });
    for (const socket of [browser, site]) {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    }
    // The first bytes of a connection wait until both sides have agreed to it: one way there and back.
    const opened = new Promise((resolve) => setTimeout(resolve, 2 * up.travelMs()));
    carry(browser, site, up, opened);
    carry(site, browser, down, opened);
    browser.on('close', () => site.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  atEnd(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return {
    port: (server.address() as AddressInfo).port,
    setSpeed(speed) {
      down.setSpeed(speed.down, speed.latency);
      up.setSpeed(speed.up, speed.latency);
    },
  };
}
