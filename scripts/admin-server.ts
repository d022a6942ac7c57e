import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Settings } from '../lib/settings.ts';
import { tooLargeUpload } from '../lib/upload-limit.ts';

/** What editors send besides files: the largest document is a fraction of this. */
export const plainLimitBytes = 4 * 1024 * 1024;

const usualTimeouts = {
  headersTimeout: 10_000,
  /** A photograph of 20 MB over a line of 1 Mbit/s, and no longer. */
  requestTimeout: 180_000,
  connectionsCheckingInterval: 5000,
};

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;
type Limits = Pick<Settings, 'uploadLimitBytes' | 'uploadRequestBytes'>;

/**
 * Next keeps a whole body in memory, several times over, before anybody has asked who sends it. So the
 * length is read first: none without its length, none beyond the limit.
 */
export function createAdminServer(
  handle: Handler,
  limits: Limits,
  timeouts: Partial<typeof usualTimeouts> = {},
): Server {
  return createServer({ ...usualTimeouts, ...timeouts }, (request, response) => {
    const { headers } = request;
    if (headers['transfer-encoding'] !== undefined)
      return refuse(response, 411, 'O tamanho do envio não foi informado.');
    const isForm = headers['content-type']?.startsWith('multipart/form-data') ?? false;
    const limit = isForm ? limits.uploadRequestBytes : plainLimitBytes;
    if (Number(headers['content-length'] ?? 0) > limit)
      return refuse(
        response,
        413,
        isForm ? tooLargeUpload(limits.uploadLimitBytes) : 'O envio é grande demais.',
      );
    handle(request, response).catch((error: unknown) => {
      // Whoever went away in the middle is no failure of ours.
      if (request.socket.destroyed) return;
      console.error(error);
      if (response.headersSent) response.destroy();
      else refuse(response, 500, 'O problema é nosso. Espere um minuto e tente de novo.');
    });
  });
}

/** In the shape in which the admin's own pages expect a refusal, so that its editor reads it. */
function refuse(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    // What still comes of a body without an end is not waited for.
    ...(status === 411 ? { connection: 'close' } : {}),
  });
  response.end(JSON.stringify({ errors: [{ message }] }));
}
