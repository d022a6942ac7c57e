import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Settings } from '../../lib/settings.ts';
import { lastResort } from './last-resort.ts';
import { bringsOwnAuthority } from './own-authority.ts';
import { type Page, toPage } from './page.ts';
import { createPageCache } from './page-cache.ts';
import { type AdmitPost, secondsToWait, showsFormAgain } from './post-gate.ts';
import { createProxyNotice } from './proxy-notice.ts';
import { reportFailure } from './report-failure.ts';
import { isSameOrigin } from './same-origin.ts';
import { securityHeaders, strictPolicy, transportHeader } from './security-headers.ts';
import { send } from './send-page.ts';

/** What a page is told about the request besides its address. */
type Told = Partial<Pick<App.Locals, 'failure' | 'isTooMany'>>;

interface FrontOptions {
  settings: Settings;
  clientDirectory: string;
  render: (request: Request, locals?: Told) => Promise<Response>;
  version: () => Promise<number>;
  admitPost: AdmitPost;
}

/** Room for a message many times too long, so that its limit is told by name and nothing is lost. */
const formLimit = 512 * 1024;
/** These names carry a hash of the contents: what has been fetched once is right for ever. */
const hashed = /[/\\](_astro|cartazes)[/\\]/;
const immutable = 'public, max-age=31536000, immutable';
const hourly = 'public, max-age=3600';
const uploads = [
  ['media', '/midia/'],
  ['documents', '/documentos/'],
] as const;

/** The front of the site: files, compression, headers, the page cache. What a page says is Astro's. */
export function createFront(options: FrontOptions) {
  const { settings, clientDirectory, render, version, admitPost } = options;
  const front = Fastify({
    bodyLimit: formLimit,
    forceCloseConnections: 'idle',
    // Without a proxy that we know, what a request says about where it comes from is hearsay.
    trustProxy: settings.trustedProxies.length > 0 ? settings.trustedProxies : false,
    // A malformed address is one more address that does not exist.
    frameworkErrors: (_error, request, reply) => {
      // No hook runs for these.
      protect(reply);
      void missing(request, reply, '/404');
    },
  });
  const cache = createPageCache({ version });

  const protect = (reply: FastifyReply) => {
    reply.headers(securityHeaders).header('content-security-policy', strictPolicy);
    if (settings.siteUrl.startsWith('https:')) reply.headers(transportHeader);
  };
  const noticeProxy = createProxyNotice();
  front.addHook('onRequest', async (request, reply) => {
    protect(reply);
    noticeProxy(request);
  });

  serveBuiltFiles(front, clientDirectory);
  serveUploads(front, settings.dataDir);

  // Astro reads forms itself, from the bytes as they came.
  front.removeAllContentTypeParsers();
  front.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );

  front.setErrorHandler(async (error: { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) reportFailure(error);
    const page = await renderSafely(new Request(`${settings.siteUrl}/500`), { failure: status });
    return send(request, reply, page, status);
  });

  // A file that is gone, a method that no page knows.
  front.setNotFoundHandler((request, reply) => missing(request, reply, request.url));

  // Fastify answers HEAD with the headers of GET by itself.
  front.get('/*', async (request, reply) =>
    send(request, reply, await cache.get(cacheKey(request), () => renderPage(request))),
  );

  front.post('/*', async (request, reply) => {
    // Before it is counted: another site could use up a visitor's posts.
    if (!bringsOwnAuthority(request.url) && !isSameOrigin(request.headers, settings.siteUrl))
      throw refusal(403);
    const seconds = await secondsToWait(request, settings, admitPost);
    if (seconds === 0) return send(request, reply, await renderPage(request));
    reply.header('retry-after', seconds);
    if (!showsFormAgain(request)) throw refusal(429);
    return send(request, reply, await renderPage(request, { isTooMany: true }), 429);
  });

  async function renderPage(request: FastifyRequest, told?: Told): Promise<Page> {
    return whole(await toPage(await render(toWebRequest(request, settings.siteUrl), told)));
  }

  function renderSafely(request: Request, told?: Told): Promise<Page> {
    return render(request, told).then(toPage).then(whole).catch(lastResort);
  }

  async function missing(request: FastifyRequest, reply: FastifyReply, path: string) {
    const page = await renderSafely(new Request(settings.siteUrl + pathIn(path)));
    return send(request, reply, page, 404);
  }

  return front;
}

const refusal = (statusCode: number) => Object.assign(new Error('Refused'), { statusCode });

const files = { index: false, dotfiles: 'deny', redirect: false, cacheControl: false } as const;

function serveBuiltFiles(front: FastifyInstance, root: string): void {
  // Each built file has its route, so an address that is no file costs no look at the disk.
  front.register(fastifyStatic, {
    ...files,
    root,
    wildcard: false,
    globIgnore: ['**/*.{br,gz}'],
    preCompressed: true,
    setHeaders: (reply, path) => {
      reply.header('cache-control', hashed.test(path) ? immutable : hourly);
    },
  });
}

function serveUploads(front: FastifyInstance, dataDir: string): void {
  for (const [folder, prefix] of uploads) {
    const root = join(dataDir, folder);
    mkdirSync(root, { recursive: true });
    front.register(fastifyStatic, {
      ...files,
      root,
      prefix,
      setHeaders: (reply) => reply.header('cache-control', hourly),
      decorateReply: false,
    });
  }
}

/** The one header that a page may answer to: whoever spares data is not sent a player unasked. */
function cacheKey({ url, headers }: FastifyRequest): string {
  return headers['save-data'] === 'on' ? `${url} save-data` : url;
}

function toWebRequest(request: FastifyRequest, siteUrl: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined) headers.set(name, String(value));
  const body = request.body instanceof Buffer ? new Uint8Array(request.body) : null;
  // The body of the answer to HEAD is kept for those who ask with GET.
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  return new Request(siteUrl + pathIn(request.url), { method, headers, body });
}

/** A request may name the whole address, as proxies do; only its path says something to us. */
function pathIn(url: string): string {
  const path = url.replace(/^https?:\/\/[^/?#]*/i, '');
  return path.startsWith('/') ? path : '/';
}

/** Astro answers with nothing when even its failure page fails. */
function whole(page: Page): Page | Promise<Page> {
  return page.body.length === 0 && page.status >= 500 ? lastResort() : page;
}
