import type { FastifyInstance } from 'fastify';
import { counter } from '../../lib/metrics.ts';
import type { Render } from './render-page.ts';

const answers = counter('portal_pages_total', 'Respostas do site.', 'status');
const answerTime = counter('portal_page_seconds_total', 'Tempo das respostas do site, somado.');
const renders = counter('portal_renders_total', 'Páginas feitas de novo.', 'result');
const renderTime = counter('portal_render_seconds_total', 'Tempo para fazer páginas, somado.');

export function countAnswers(front: FastifyInstance): void {
  front.addHook('onResponse', async (_request, { statusCode, elapsedTime }) => {
    countAnswer(statusCode, elapsedTime / 1000);
  });
}

export function countAnswer(status: number, seconds: number): void {
  answers.add(String(status));
  answerTime.add('', seconds);
}

export function countRenders(render: Render): Render {
  return async (request, facts) => {
    const began = performance.now();
    try {
      const response = await render(request, facts);
      renders.add(response.status < 500 ? 'ok' : 'failed');
      return response;
    } catch (error) {
      renders.add('failed');
      throw error;
    } finally {
      renderTime.add('', (performance.now() - began) / 1000);
    }
  };
}
