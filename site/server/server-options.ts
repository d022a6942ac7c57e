import type { Settings } from '../../lib/settings.ts';

/** How long a request may take to arrive, and how often that is looked at. */
export interface Arrival {
  requestTimeout: number;
  connectionsCheckingInterval: number;
}

/** Room for a message many times too long, so that its limit is told by name and nothing is lost. */
const formLimit = 512 * 1024;
/** The longest message takes a second on two bars of 3G. */
const usualArrival = { requestTimeout: 30_000, connectionsCheckingInterval: 5000 };
/** Longer than any page takes; whoever neither sends nor reads for so long is gone. */
const silenceMs = 120_000;

/** What Fastify and Node allow a connection and a request. */
export function serverOptions(settings: Settings, arrival: Arrival = usualArrival) {
  return {
    bodyLimit: formLimit,
    forceCloseConnections: 'idle' as const,
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
  };
}
