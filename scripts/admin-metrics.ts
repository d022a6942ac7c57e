import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { BlockList } from 'node:net';
import {
  collectMetrics,
  type Family,
  metricsType,
  withLabels,
  writeMetrics,
} from '../lib/metrics.ts';
import { metricsPath } from '../lib/paths.ts';
import { isAnswer, type MetricsQuestion } from '../lib/program-messages.ts';
import type { Settings } from '../lib/settings.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Longer than the launcher waits for the others. */
const patienceMs = 4000;

/** Answers `/metricas`; hands everything else on. To strangers there is no such address. */
export function serveMetrics(
  next: Handler,
  { metricsToken }: Pick<Settings, 'metricsToken'>,
): Handler {
  return async (request, response) => {
    if (request.url?.split('?')[0] !== metricsPath || request.method !== 'GET')
      return next(request, response);
    if (!(isFromHere(request) || hasToken(request, metricsToken))) {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' });
      response.end('Não há nada neste endereço.');
      return;
    }
    const own = withLabels(await collectMetrics(), {
      program: 'admin',
      process: String(process.pid),
    });
    const text = writeMetrics([...own, ...(await askOthers())]);
    response.writeHead(200, { 'content-type': metricsType, 'cache-control': 'no-store' });
    response.end(text);
  };
}

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

/** Straight from this machine: behind a proxy everybody seems to come from here. */
function isFromHere({ socket, headers }: IncomingMessage): boolean {
  const { remoteAddress = '', remoteFamily } = socket;
  const isForwarded = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'].some(
    (name) => headers[name],
  );
  return !isForwarded && loopback.check(remoteAddress, remoteFamily === 'IPv6' ? 'ipv6' : 'ipv4');
}

function hasToken({ headers }: IncomingMessage, token: string | undefined): boolean {
  if (!token) return false;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
}

let questions = 0;

/** The figures of the other programs, through the launcher; none where there is no launcher. */
function askOthers(): Promise<Family[]> {
  if (!process.connected) return Promise.resolve([]);
  const question: MetricsQuestion = { asks: 'metrics', number: ++questions };
  return new Promise((resolve) => {
    const end = (families: Family[]) => {
      clearTimeout(late);
      process.off('message', hear);
      resolve(families);
    };
    const hear = (message: unknown) => {
      if (isAnswer(message) && message.number === question.number) end(message.families);
    };
    const late = setTimeout(end, patienceMs, []);
    process.on('message', hear);
    process.send?.(question);
  });
}
