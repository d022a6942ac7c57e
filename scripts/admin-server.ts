import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { describeFailure } from '../lib/describe-failure.ts';
import { metricsPath } from '../lib/paths.ts';
import type { Settings } from '../lib/settings.ts';
import { tooLargeUpload } from '../lib/upload-limit.ts';
import { isAllowedHost } from './allowed-host.ts';
import { guardAnswers } from './guard-answers.ts';
import { createGuessLimit, tooManyGuesses } from './limit-guesses.ts';
import { createSenderReader } from './trusted-proxies.ts';

/** For requests without files: the largest document is far smaller. */
export const plainLimitBytes = 4 * 1024 * 1024;

const usualTimeouts = {
  headersTimeout: 10_000,
  /** Long enough for 20 MB over 1 Mbit/s. */
  requestTimeout: 180_000,
  connectionsCheckingInterval: 5000,
};

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;
type Limits = Pick<
  Settings,
  'uploadLimitBytes' | 'uploadRequestBytes' | 'adminUrl' | 'adminHost' | 'trustedProxies'
>;

/** Another machine may read the figures by any name: it has the token, and no browser's session. */
const isForMetrics = ({ url, headers }: IncomingMessage) =>
  url?.split('?')[0] === metricsPath && headers.authorization !== undefined;

/**
 * Next keeps whole bodies in memory, several times, before anybody is authenticated. So the length is checked
 * first: bodies without a length or over the limit are refused.
 */
export function createAdminServer(
  handle: Handler,
  limits: Limits,
  timeouts: Partial<typeof usualTimeouts> = {},
): Server {
  const readSender = createSenderReader(limits.trustedProxies);
  const guesses = createGuessLimit();
  return createServer({ ...usualTimeouts, ...timeouts }, (request, response) => {
    guardAnswers(request, response, limits.adminUrl);
    const sender = readSender(request);
    if (!isAllowedHost(request, limits) && !isForMetrics(request))
      return refuse(response, 421, 'Este não é o endereço do admin. Use o de ADMIN_URL.');
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
    if (!guesses.admits(request, response, sender)) return refuse(response, 429, tooManyGuesses);
    handle(request, response).catch((error: unknown) => {
      // A client that disconnected in the middle is not a failure of ours.
      if (request.socket.destroyed) return;
      console.error(describeFailure(error));
      if (response.headersSent) response.destroy();
      else refuse(response, 500, 'O problema é nosso. Espere um minuto e tente de novo.');
    });
  });
}

/** In the shape that the admin's pages expect of a refusal, so that the editor can read it. */
function refuse(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    // The rest of an endless body is not read.
    ...(status === 411 ? { connection: 'close' } : {}),
  });
  response.end(JSON.stringify({ errors: [{ message }] }));
}
