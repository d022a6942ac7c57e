import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { senderNetwork } from '../../lib/network-address.ts';
import type { Settings } from '../../lib/settings.ts';
import { type Address, isAstrosOwn, readAddress } from './address.ts';
import { answerClientError } from './client-errors.ts';
import { lastResort } from './last-resort.ts';
import { bringsOwnAuthority } from './own-authority.ts';
import { type Page, toPage } from './page.ts';
import { createPageCache } from './page-cache.ts';
import { type AdmitPost, createPostGate } from './post-gate.ts';
import { stopPromptly } from './prompt-stop.ts';
import { createProxyNotice } from './proxy-notice.ts';
import { refusal, refuseAtTheDoor } from './refusals.ts';
import { reportFailure } from './report-failure.ts';
import { isSameOrigin } from './same-origin.ts';
import { protectiveHeaders } from './security-headers.ts';
import { send } from './send-page.ts';
import { serveBuiltFiles, serveUploads } from './static-files.ts';
import { createWorkLimit } from './work-limit.ts';

/** What a page is told about the request besides its address. */
type Told = Partial<Pick<App.Locals, 'failure' | 'path' | 'admitPost'>>;

export type Render = (request: Request, locals?: Told) => Promise<Response>;

interface FrontOptions {
  settings: Settings;
  clientDirectory: string;
  render: Render;
  version: () => Promise<number>;
  admitPost: AdmitPost;
  /** How long a request may take to arrive, and how often that is looked at. */
  arrival?: { requestTimeout: number; connectionsCheckingInterval: number };
}

/** Room for a message many times too long, so that its limit is told by name and nothing is lost. */
const formLimit = 512 * 1024;
/** The longest message takes a second on two bars of 3G. */
const usualArrival = { requestTimeout: 30_000, connectionsCheckingInterval: 5000 };
/** Longer than any page takes; whoever neither sends nor reads for so long is gone. */
const silenceMs = 120_000;
const minute = 60_000;

/** The front of the site: files, compression, headers, the page cache. What a page says is Astro's. */
export function createFront(options: FrontOptions) {
  const { settings, clientDirectory, render, version, admitPost, arrival = usualArrival } = options;
  const { siteUrl } = settings;
  const headers = protectiveHeaders(siteUrl);
  const front = Fastify({
    bodyLimit: formLimit,
    forceCloseConnections: 'idle',
    connectionTimeout: silenceMs,
    requestTimeout: arrival.requestTimeout,
    http: {
      headersTimeout: arrival.requestTimeout,
      connectionsCheckingInterval: arrival.connectionsCheckingInterval,
      // Checked at the door: Node's own answer has neither our headers nor our words.
      requireHostHeader: false,
    },
    // Without a proxy that we know, what a request says about where it comes from is hearsay.
    trustProxy: settings.trustedProxies.length > 0 ? settings.trustedProxies : false,
    clientErrorHandler: (error, socket) => answerClientError(error, socket, headers),
    // A malformed address is one more address that does not exist. No hook runs for these.
    frameworkErrors: (_error, request, reply) => {
      void enter(request, reply)
        .then(() => missing(request, reply))
        .catch((error) => fail(error, request, reply));
    },
  });
  const cache = createPageCache({ version });
  const limit = createWorkLimit();
  const noticeProxy = createProxyNotice();

  async function enter(request: FastifyRequest, reply: FastifyReply) {
    reply.headers(headers);
    noticeProxy(request);
    refuseAtTheDoor(request, reply);
  }
  front.addHook('onRequest', enter);
  stopPromptly(front);

  serveBuiltFiles(front, clientDirectory);
  serveUploads(front, settings.dataDir);

  // Astro reads forms itself, from the bytes as they came.
  front.removeAllContentTypeParsers();
  front.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );

  front.setErrorHandler(fail);
  front.setNotFoundHandler(missing);

  // Fastify answers HEAD with the headers of GET by itself.
  front.get('/*', async (request, reply) => {
    const address = readAddress(request.url);
    if (isAstrosOwn(address.path)) return missing(request, reply);
    const page = await cache.get(
      cacheKey(address, request),
      () => renderPage(request, address),
      (work) => inTurn(request, reply, work),
    );
    return page.status === 404 && page.body.length === 0
      ? missing(request, reply)
      : send(request, reply, page);
  });

  front.post('/*', async (request, reply) => {
    // Before it is counted: another site could use up a visitor's posts.
    if (!bringsOwnAuthority(request.url) && !isSameOrigin(request.headers, siteUrl))
      throw refusal(403);
    const gate = createPostGate(request, settings, admitPost);
    const told = { admitPost: gate.admit };
    const page = await inTurn(
      request,
      reply,
      () => renderPage(request, readAddress(request.url), told),
      // A crowd that signs up behind one address is no loop: those posts are counted instead.
      () => !gate.isAsked,
    );
    if (gate.seconds === 0) return send(request, reply, page);
    reply.header('retry-after', gate.seconds);
    return send(request, reply, page.body.length > 0 ? page : await failurePage(429), 429);
  });

  /** Rendering is work that a stranger can ask for without end: a few pages at a time for each. */
  function inTurn(
    request: FastifyRequest,
    reply: FastifyReply,
    work: () => Promise<Page>,
    tires = () => true,
  ) {
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    return limit.inTurn(senderNetwork(request.ip), { work, gone: gone.signal, tires });
  }

  async function renderPage(request: FastifyRequest, { path, search }: Address, told?: Told) {
    const asked = toWebRequest(request, siteUrl + path + search);
    return whole(await toPage(await render(asked, { ...told, path })));
  }

  function renderSafely(path: string, told: Told): Promise<Page> {
    return render(new Request(siteUrl + path), told)
      .then(toPage)
      .then(whole)
      .catch(lastResort);
  }

  /** A file that is gone, an address that no page has. */
  async function missing(request: FastifyRequest, reply: FastifyReply) {
    const { path } = readAddress(request.raw.url ?? '/');
    const page = await inTurn(request, reply, () => renderSafely('/404', { path }));
    return send(request, reply, page, 404);
  }

  async function fail(
    error: { statusCode?: number; retryAfter?: number },
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    const { statusCode: status = 500, retryAfter } = error;
    if (status >= 500) reportFailure(error);
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
    return send(request, reply, await failurePage(status), status);
  }

  /** What strangers can provoke is kept: being refused must be cheap. A failure of ours is told as it is. */
  async function failurePage(status: number): Promise<Page> {
    const page = () => renderSafely('/500', { failure: status, path: '/' });
    if (status >= 500) return page();
    const kept = await cache.get(`failure ${status}`, async () => ({
      ...(await page()),
      status,
      lifeMs: minute,
    }));
    return { ...kept, lifeMs: 0 };
  }

  return front;
}

/** The one header that a page may answer to: whoever spares data is not sent a player unasked. */
function cacheKey({ path, search }: Address, { headers }: FastifyRequest): string {
  return headers['save-data'] === 'on' ? `${path}${search} save-data` : path + search;
}

function toWebRequest(request: FastifyRequest, url: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined) headers.set(name, String(value));
  const body = request.body instanceof Buffer ? new Uint8Array(request.body) : null;
  // The body of the answer to HEAD is kept for those who ask with GET.
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  return new Request(url, { method, headers, body });
}

/** Astro answers with nothing when even its failure page fails. */
function whole(page: Page): Page | Promise<Page> {
  return page.body.length === 0 && page.status >= 500 ? lastResort() : page;
}
