import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { answerStored } from '../../content/stored-files.ts';
import { reportFailure } from './report-failure.ts';
import { hourly, serveFromDisk, uploads } from './static-files.ts';

export type AnswerStored = typeof answerStored;

const quietMs = 60_000;
const away = 'Este arquivo não está disponível agora. Tente de novo daqui a pouco.\n';

export function serveUploads(
  front: FastifyInstance,
  dataDir: string,
  answer: AnswerStored | undefined,
): void {
  if (answer) serveStored(front, answer);
  else serveFromDisk(front, dataDir);
}

/** Uploads that lie on another machine, under the same addresses and with the same headers as those on disk. */
function serveStored(front: FastifyInstance, answer: AnswerStored): void {
  let reportedAt = Number.NEGATIVE_INFINITY;
  // A page has many pictures: a storage that is away would fill the log.
  function report(error: unknown): void {
    if (performance.now() - reportedAt < quietMs) return;
    reportedAt = performance.now();
    reportFailure(error);
  }

  for (const [folder, prefix] of uploads)
    front.route<{ Params: { '*': string } }>({
      method: ['GET', 'HEAD'],
      url: `${prefix}*`,
      handler: async (request, reply) => {
        const method = request.method === 'HEAD' ? 'HEAD' : 'GET';
        try {
          const found = await answer(folder, request.params['*'], method, request.headers);
          if (!found) return reply.callNotFound();
          const { status, headers, body } = found;
          reply.code(status).headers({ 'cache-control': hourly, ...headers });
          return reply.send(body && Readable.from(body, { objectMode: false }));
        } catch (error) {
          report(error);
          reply.code(503).headers({ 'cache-control': 'no-store', 'retry-after': '30' });
          return reply.type('text/plain; charset=utf-8').send(away);
        }
      },
    });
}
