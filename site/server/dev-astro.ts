import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { dev } from 'astro';
import type { Settings } from '../../lib/settings.ts';
import type { Render } from './render-page.ts';

export interface AstroDev {
  render: Render;
  /** For what Vite itself answers: modules, styles, its own client. */
  handle: (request: IncomingMessage, response: ServerResponse) => void;
  stop: () => Promise<void>;
}

/** By this name Astro's development server looks for what a page is told. */
const localsOf = Symbol.for('astro.locals');
const ticket = 'x-dev-ticket';
const loopback = '127.0.0.1';

/**
 * Astro's development server, made to render as a build does: a request in, an answer out. It wants a
 * socket for each request, so the requests go through a server on loopback; what a page is told can't,
 * and waits there under a ticket. Vite's messages to the browser go over the front's own sockets.
 */
export async function startAstro(sockets: Server, { siteUrl }: Settings): Promise<AstroDev> {
  const { host, hostname } = new URL(siteUrl);
  const astro = await dev({
    root: fileURLToPath(new URL('../..', import.meta.url)),
    // Its own address is of no use to anybody, so it is not announced.
    logLevel: 'warn',
    server: { host: loopback, allowedHosts: [hostname] },
    vite: { server: { ws: { server: sockets } } },
  });
  const waiting = new Map<string, object>();
  const inner = createServer((request, response) => {
    const name = String(request.headers[ticket]);
    // Pages write whole addresses, and `fetch` names the server on loopback.
    request.headers.host = host;
    Reflect.set(request, localsOf, waiting.get(name));
    waiting.delete(name);
    astro.handle(request, response);
  }).listen(0, loopback);
  await once(inner, 'listening');
  const { port } = inner.address() as AddressInfo;

  return {
    async render(request, locals = {}) {
      const { pathname, search } = new URL(request.url);
      const name = randomUUID();
      waiting.set(name, locals);
      const answer = await fetch(`http://${loopback}:${port}${pathname}${search}`, {
        method: request.method,
        headers: innerHeaders(request.headers, name),
        body: request.body === null ? null : await request.arrayBuffer(),
        redirect: 'manual',
      });
      return new Response(answer.body, { status: answer.status, headers: outerHeaders(answer) });
    },
    handle: (request, response) => astro.handle(request, response),
    async stop() {
      inner.close();
      inner.closeAllConnections();
      await astro.stop();
    },
  };
}

/** What belongs to a connection, and not to what is sent over it. */
const ofConnection = [
  ...['connection', 'keep-alive', 'upgrade', 'transfer-encoding', 'content-length'],
  ...['host', 'accept-encoding', 'date'],
];

function withoutConnection(given: Headers): Headers {
  const headers = new Headers(given);
  for (const name of ofConnection) headers.delete(name);
  return headers;
}

function innerHeaders(asked: Headers, name: string): Headers {
  const headers = withoutConnection(asked);
  headers.set(ticket, name);
  return headers;
}

/**
 * No life in the page cache, so that an edit shows at once. Vite writes styles into pages, and Astro's
 * report of an error is a page without a policy of its own.
 */
function outerHeaders({ headers: given }: Response): Headers {
  const headers = withoutConnection(given);
  if (headers.get('cache-control')?.includes('s-maxage')) headers.delete('cache-control');
  if (!headers.get('content-type')?.startsWith('text/html')) return headers;
  const policy = headers.get('content-security-policy') ?? "script-src 'self'; connect-src 'self'";
  const others = policy.split(';').filter((part) => !part.trim().startsWith('style-src'));
  headers.set('content-security-policy', [...others, openStyles(policy)].join(';'));
  return headers;
}

/** A hash would switch 'unsafe-inline' off again. */
function openStyles(policy: string): string {
  const [, sources = ''] = /style-src ([^;]*)/.exec(policy) ?? [];
  const hosts = sources.split(' ').filter((source) => source && !source.startsWith("'"));
  return ["style-src 'self' 'unsafe-inline'", ...hosts].join(' ');
}
