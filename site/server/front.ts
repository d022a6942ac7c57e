import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Settings } from '../../lib/settings.ts';
import { chooseEncoding, type Page, toPage } from './page.ts';
import { createPageCache } from './page-cache.ts';
import { isSameOrigin } from './same-origin.ts';
import { securityHeaders, strictPolicy, transportHeader } from './security-headers.ts';

interface FrontOptions {
  settings: Settings;
  clientDirectory: string;
  render: (request: Request, locals: App.Locals) => Promise<Response>;
  version: () => Promise<number>;
  now: () => Date;
}

const formLimit = 64 * 1024;
/** These names carry a hash of the contents: what has been fetched once is right for ever. */
const hashed = /[/\\](_astro|cartazes)[/\\]/;
const immutable = 'public, max-age=31536000, immutable';
const hourly = 'public, max-age=3600';
const uploads = [
  ['media', '/midia/'],
  ['documents', '/documentos/'],
] as const;

/** The front of the site: files, compression, headers, the page cache. What a page says is Astro's. */
export function createFront({ settings, clientDirectory, render, version, now }: FrontOptions) {
  const front = Fastify({
    bodyLimit: formLimit,
    forceCloseConnections: 'idle',
    // A malformed address is one more address that does not exist.
    frameworkErrors: (_error, request, reply) => answer(request, reply, `${settings.siteUrl}/404`),
  });
  const cache = createPageCache({ version });

  front.addHook('onRequest', async (_request, reply) => {
    reply.headers(securityHeaders);
    reply.header('content-security-policy', strictPolicy);
    if (settings.siteUrl.startsWith('https:')) reply.headers(transportHeader);
  });

  serveFiles(front, clientDirectory, settings.dataDir);

  // Astro reads forms itself, from the bytes as they came.
  front.removeAllContentTypeParsers();
  front.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );

  front.setErrorHandler(async (error: { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) console.error(error);
    const failure = new Request(`${settings.siteUrl}/falha?status=${status}`);
    return send(request, reply, await toPage(await render(failure, { now: now() })), status);
  });

  front.all('/*', async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD' && !isSameOrigin(request.headers)) {
      throw Object.assign(new Error('Foreign origin'), { statusCode: 403 });
    }
    return answer(request, reply, settings.siteUrl + request.url);
  });

  async function answer(request: FastifyRequest, reply: FastifyReply, address: string) {
    const fresh = async () => toPage(await render(toWebRequest(request, address), { now: now() }));
    const cacheable = request.method === 'GET' || request.method === 'HEAD';
    return send(request, reply, await (cacheable ? cache.get(cacheKey(request), fresh) : fresh()));
  }

  return front;
}

function serveFiles(front: FastifyInstance, clientDirectory: string, dataDir: string) {
  const files = { index: false, dotfiles: 'deny', redirect: false } as const;
  // Each built file has its route, so an address that is no file costs no look at the disk.
  front.register(fastifyStatic, {
    ...files,
    root: clientDirectory,
    wildcard: false,
    globIgnore: ['**/*.{br,gz}'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', hashed.test(path) ? immutable : hourly);
    },
  });
  for (const [folder, prefix] of uploads) {
    front.register(fastifyStatic, {
      ...files,
      root: join(dataDir, folder),
      prefix,
      cacheControl: false,
      setHeaders: (reply) => reply.header('cache-control', hourly),
      decorateReply: false,
    });
  }
}

/** The one header that a page may answer to: whoever spares data is not sent a player unasked. */
function cacheKey({ url, headers }: FastifyRequest): string {
  return headers['save-data'] === 'on' ? `${url} save-data` : url;
}

function toWebRequest(request: FastifyRequest, address: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined) headers.set(name, String(value));
  const body = request.body instanceof Buffer ? new Uint8Array(request.body) : null;
  return new Request(address, { method: request.method, headers, body });
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page,
  status = page.status,
) {
  reply.code(status).headers(page.headers);
  // Our copy lives a minute; a visitor's browser asks each time, and mostly hears 'unchanged'.
  reply.header(
    'cache-control',
    page.lifeMs > 0 ? 'no-cache' : (page.headers['cache-control'] ?? 'no-store'),
  );
  if (page.lifeMs > 0) {
    reply.header('etag', page.etag);
    if (request.headers['if-none-match']?.includes(page.etag)) return reply.code(304).send();
  }
  const encoding = chooseEncoding(page, request.headers['accept-encoding']);
  reply.header('vary', 'accept-encoding, save-data');
  if (!encoding) return reply.send(page.body);
  return reply.header('content-encoding', encoding).send(await page.encoded(encoding));
}
