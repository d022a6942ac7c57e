import { subscribe } from 'node:diagnostics_channel';
import { type AddressInfo, type Server, Socket } from 'node:net';

/**
 * Where a test has started nothing: settings with a default would lead to whatever runs on this machine. Nothing
 * listens on port 1, and `fetch` refuses it without a connection.
 */
export const nowhere = {
  PORT: '1',
  ADMIN_PORT: '1',
  SITE_URL: 'http://localhost:1',
  ADMIN_URL: '',
};

/** Ports of programs that another process of this run started: the portal of the global setup, its PostgreSQL. */
const handedOver = ['PORTAL_SITE', 'PORTAL_ADMIN', 'TEST_POSTGRES'];

const ports = new Set([Number(nowhere.PORT)]);

/**
 * Refuses, for the life of this process, connections to a port that it has never listened on. `freePort` has, on
 * each that it hands to a program. The error is thrown once more outside of everything that could catch it, so that
 * the test fails even where a missing answer is allowed for.
 */
export function reachOnlyOwnPorts(): void {
  subscribe('tracing:net.server.listen:asyncEnd', (message) => {
    const { server } = message as { server: Server };
    const address = server.address();
    if (isPort(address)) ports.add(address.port);
  });
  const { connect } = Socket.prototype;
  Socket.prototype.connect = function (this: Socket, ...args: unknown[]) {
    const port = portOf(args);
    if (port === undefined || ports.has(port) || isHandedOver(port))
      return Reflect.apply(connect, this, args);
    const error = new Error(`A test reached port ${port}, where it has started nothing.`);
    setImmediate(() => {
      throw error;
    });
    throw error;
  };
}

const isPort = (address: AddressInfo | string | null): address is AddressInfo =>
  typeof address === 'object' && address !== null;

const isHandedOver = (port: number) =>
  handedOver.some((name) => URL.parse(process.env[name] ?? '')?.port === String(port));

/** Of `(port, host)`, `({ port })`, or both in an array, as Node's own modules call it; a path has none. */
function portOf([first]: unknown[]): number | undefined {
  const given = Array.isArray(first) ? first[0] : first;
  const port = typeof given === 'object' ? (given as { port?: unknown }).port : given;
  return Number(port) >= 0 ? Number(port) : undefined;
}
