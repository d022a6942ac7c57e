import { createServer, type RequestListener } from 'node:http';
import type { Settings } from '../../lib/settings.ts';

/** How long a request may take to arrive, and how often that is checked. */
export interface Arrival {
  requestTimeout: number;
  connectionsCheckingInterval: number;
}

/** Room for a message far too long, so that the form can say so and nothing typed is lost. */
const formLimit = 512 * 1024;
/** The longest message takes about a second on a weak 3G connection. */
export const usualArrival = { requestTimeout: 30_000, connectionsCheckingInterval: 5000 };
const fileArrivalMs = 180_000;
/** Longer than any page takes; a connection silent for so long is closed. */
const silenceMs = 120_000;
/** Longer than the proxies in front of us keep a connection, so that none is closed while they use it. */
const keptMs = 72_000;

/** Whether a request is answered before Fastify sees it. */
export type AnswerFirst = (...asked: Parameters<RequestListener>) => boolean;

/** Limits of connections and requests. */
export function serverOptions(settings: Settings, arrival: Arrival, answerFirst: AnswerFirst) {
  const http = {
    headersTimeout: arrival.requestTimeout,
    connectionsCheckingInterval: arrival.connectionsCheckingInterval,
    // Checked in `refuseEarly`, because Node's own answer lacks our headers and language.
    requireHostHeader: false,
    // Eight megabytes on a slow connection. Forms without files have less time: `limitBodyTime`.
    requestTimeout: fileArrivalMs,
    keepAliveTimeout: keptMs,
  };
  return {
    bodyLimit: formLimit,
    serverFactory: (handle: RequestListener) =>
      createServer(http, (request, response) => {
        if (!answerFirst(request, response)) handle(request, response);
      }).setTimeout(silenceMs),
    // Whoever asks on a kept connection while we stop is answered (`lib/gentle-stop.ts`).
    forceCloseConnections: false as const,
    return503OnClosing: false,
    // Without a known proxy, forwarding headers are not trusted.
    trustProxy: settings.trustedProxies.length > 0 ? settings.trustedProxies : false,
  };
}
