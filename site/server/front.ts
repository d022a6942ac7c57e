// Long because the routes of one server stand together.
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { prepareGentleStop } from '../../lib/gentle-stop.ts';
import { type Address, isAstrosOwn, readAddress, usualSpelling } from './address.ts';
import { takeBytes, takeUploads } from './bodies.ts';
import { limitBodyTime } from './body-time.ts';
import { cacheKey } from './cache-key.ts';
import { answerClientError } from './client-errors.ts';
import { createDelivery } from './delivery.ts';
import { createFailurePages } from './failure-pages.ts';
import type { FrontOptions } from './front-options.ts';
import { createKeepWarm } from './keep-warm.ts';
import { answerFirst, createKeptAnswers } from './kept-answers.ts';
import { carriesMailedCode } from './mailed-code.ts';
import { createPageCache } from './page-cache.ts';
import { createPostGate } from './post-gate.ts';
import { servePreviews } from './previews.ts';
import { createProxyNotice } from './proxy-notice.ts';
import { createRedirects } from './redirects.ts';
import { refusal, refuseEarly } from './refusals.ts';
import { createPageRenderer } from './render-page.ts';
import { reportFailure } from './report-failure.ts';
import { hidesOrigin, isSameOrigin } from './same-origin.ts';
import { protectiveHeaders, referrerHeader } from './security-headers.ts';
import { createSenderTurns } from './sender-turns.ts';
import { serverOptions, usualArrival } from './server-options.ts';
import { serveBuiltFiles } from './static-files.ts';
import { serveUploads } from './stored-files.ts';
import { createStreams } from './stream-answer.ts';
import { createWorkLimit } from './work-limit.ts';

/**
 * The front of the site: files, compression, headers, the page cache. What a page says is Astro's.
 * Long because routes and handlers share one server, one cache and one limit of work.
 */
export function createFront(options: FrontOptions) {
  const { settings, clientDirectory, render, version, admitPost, arrival = usualArrival } = options;
  const { siteUrl } = settings;
  const headers = protectiveHeaders(siteUrl);
  const { choose, finish, send } = createDelivery(clientDirectory);
  const cache = createPageCache({ version });
  const kept = createKeptAnswers({ cache, choose, headers });
  const front = Fastify({
    ...serverOptions(settings, arrival),
    clientErrorHandler: (error, socket) => answerClientError(error, socket, headers),
    // A malformed address gets the not-found page. Fastify runs no hook for these.
    frameworkErrors: (_error, request, reply) => {
      void enter(request, reply)
        .then(() => missing(request, reply))
        .catch((error) => fail(error, request, reply));
    },
  });
  const renderer = createPageRenderer(render, siteUrl, finish);
  const { renderPage, renderLater, renderResponse, renderSafely } = renderer;
  const limit = createWorkLimit();
  const keepWarm = createKeepWarm({
    cache,
    version,
    isBusy: limit.isBusy,
    isOn: settings.keepWarm,
  });
  const inTurn = createSenderTurns(limit);
  const sendStream = createStreams(inTurn, version);
  const failurePage = createFailurePages(cache, renderSafely);
  const noticeProxy = createProxyNotice();
  const sendElsewhere = createRedirects(options.findRedirect, siteUrl);

  async function enter(request: FastifyRequest, reply: FastifyReply) {
    reply.headers({ ...headers, ...referrerHeader(request.raw.url) });
    noticeProxy(request);
    refuseEarly(request, reply);
  }
  front.addHook('onRequest', enter);
  limitBodyTime(front, arrival.requestTimeout, headers);
  answerFirst(front.server, kept.answer);
  const stopGently = prepareGentleStop(front.server);
  front.addHook('preClose', async () => {
    keepWarm.stop();
    await stopGently();
  });

  serveBuiltFiles(front, clientDirectory);
  serveUploads(front, settings.dataDir, options.answerStored);

  takeBytes(front);
  front.setErrorHandler(fail);
  front.setNotFoundHandler(missing);

  servePreviews(front, { ...options, inTurn, renderer, send, missing });

  // Fastify answers HEAD with the headers of GET by itself.
  front.get('/*', async (request, reply) => {
    const address = readAddress(request.url);
    if (isAstrosOwn(address.path)) return missing(request, reply);
    const key = cacheKey(address, request);
    const page = await readPage(request, reply, address);
    if (page.streamed)
      return sendStream(request, reply, page, () => renderResponse(request, address));
    if (page.lifeMs > 0)
      kept.learn(request.raw, page, key, keepWarm.visitTo(key, renderLater(request, address)));
    if (page.status === 404 && (await sendElsewhere(reply, address.path))) return reply;
    const usual = page.status === 404 ? usualSpelling(request.url) : undefined;
    if (usual && (await readPage(request, reply, usual)).status === 200)
      return reply.redirect(`${usual.path}${usual.search}`, 301);
    return page.status === 404 && page.body.length === 0
      ? missing(request, reply)
      : send(request, reply, page);
  });

  function readPage(request: FastifyRequest, reply: FastifyReply, address: Address) {
    return cache.get(
      cacheKey(address, request),
      () => renderPage(request, address),
      (work) => inTurn(request, reply, work),
    );
  }

  const takePost = async (request: FastifyRequest, reply: FastifyReply) => {
    // Before counting: otherwise another site could use up a visitor's posts.
    const isOurs =
      isSameOrigin(request.headers, siteUrl) || hidesOrigin(request.headers, request.url);
    if (!isOurs && !carriesMailedCode(request.url)) throw refusal(403);
    const gate = createPostGate(request, settings, admitPost);
    const page = await inTurn(
      request,
      reply,
      () => renderPage(request, readAddress(request.url), gate.facts),
      // Many people behind one address are not a loop: their posts are counted instead.
      () => !gate.isAsked,
    );
    if (gate.seconds === 0) return send(request, reply, page);
    reply.header('retry-after', gate.seconds);
    return send(request, reply, page.body.length > 0 ? page : await failurePage(429), 429);
  };
  front.post('/*', takePost);
  takeUploads(front, takePost, options.opensDraft ?? (async () => false));

  /** For addresses that no page or file has. */
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

  return front;
}
