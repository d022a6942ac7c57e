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
/** Eight megabytes on a slow connection. Forms without files have less time: `limitBodyTime`. */
const fileArrivalMs = 180_000;
/** Longer than any page takes; a connection silent for so long is closed. */
const silenceMs = 120_000;

/** Limits of connections and requests. */
export function serverOptions(settings: Settings, arrival: Arrival) {
  return {
    bodyLimit: formLimit,
    // Whoever asks on a kept connection while we stop is answered (`lib/gentle-stop.ts`).
    forceCloseConnections: false as const,
    return503OnClosing: false,
    connectionTimeout: silenceMs,
    requestTimeout: fileArrivalMs,
    http: {
      headersTimeout: arrival.requestTimeout,
      connectionsCheckingInterval: arrival.connectionsCheckingInterval,
      // Checked in `refuseEarly`, because Node's own answer lacks our headers and language.
      requireHostHeader: false,
    },
    // Without a known proxy, forwarding headers are not trusted.
    trustProxy: settings.trustedProxies.length > 0 ? settings.trustedProxies : false,
  };
}
