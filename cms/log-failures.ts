import type { AfterErrorHook, Config } from 'payload';
import { describeFailure } from '../lib/describe-failure.ts';

const words = 'O problema é nosso. Espere um minuto e tente de novo.';

/**
 * What was refused on purpose is told to who asked, and who went away in the middle of an upload is told nothing:
 * neither is a failure of ours. Node says so of a request that ends too soon.
 */
const isExpected = (error: unknown): boolean => {
  const { status = 500, code, message } = (error ?? {}) as Partial<Failure>;
  return status < 500 || (code === 'ECONNRESET' && message === 'aborted');
};

interface Failure {
  status: number;
  code: string;
  message: string;
}

/** The address without its query, in which somebody may have typed a name. */
export const logFailedRequest: AfterErrorHook = ({ error, req }) => {
  if (isExpected(error) || req.signal?.aborted) return undefined;
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
        const [first] = said as unknown[];
        const { err, msg } = (first ?? {}) as { err?: unknown; msg?: string };
        const isOfRequest = err !== undefined && msg === undefined;
        const error = first instanceof Error ? first : err;
        if (!isOfRequest && !(error && isExpected(error))) log.apply(this, said);
      },
    },
  },
};
