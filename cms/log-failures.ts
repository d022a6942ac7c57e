import type { AfterErrorHook, Config } from 'payload';
import { describeFailure } from '../lib/describe-failure.ts';

const words = 'O problema é nosso. Espere um minuto e tente de novo.';

/** What was refused on purpose is told to who asked and is no failure. */
const isRefusal = (error: unknown): boolean => {
  const { status = 500 } = (error ?? {}) as { status?: number };
  return status < 500;
};

/** The address without its query, in which somebody may have typed a name. */
export const logFailedRequest: AfterErrorHook = ({ error, req }) => {
  // Who went away in the middle of an upload is no failure of ours.
  if (isRefusal(error) || req.signal?.aborted) return undefined;
  const { pathname } = new URL(req.url ?? '', 'http://localhost');
  console.error(`${req.method} ${pathname}: ${describeFailure(error)}`);
  return { response: { errors: [{ message: words }] } };
};

/**
 * What Payload itself has to say. To the error output: the other one is not shown, because Next greets there. Its
 * line on a failed request is left out: it knows no address, `logFailedRequest` does.
 */
export const logger: Config['logger'] = {
  destination: process.stderr,
  options: {
    level: 'error',
    serializers: { err: describeFailure },
    hooks: {
      logMethod(said, log) {
        const [object] = said as unknown as [{ err?: unknown; msg?: string } | string];
        const isOfRequest = typeof object === 'object' && object.err && !object.msg;
        const isRefused = typeof object === 'object' && object.err && isRefusal(object.err);
        if (!isOfRequest && !isRefused) log.apply(this, said);
      },
    },
  },
};
