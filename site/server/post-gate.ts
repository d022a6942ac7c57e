import type { FastifyRequest } from 'fastify';
import type { Settings } from '../../lib/settings.ts';
import { reportFailure } from './report-failure.ts';

/** Counts a post of this network address; answers with the seconds to wait, 0 for none. */
export type AdmitPost = (address: string, limit: number, now: Date) => Promise<number>;

/** Mail providers cancel for their readers, many from one address; a cancelling must never be refused. */
const uncounted = new Set(['/newsletter/cancelar']);
/** These pages show a refused form again with what was typed; any other post meets the failure page. */
const formPages = new Set([
  '/fale-conosco',
  '/fale-conosco/acompanhar',
  '/newsletter',
  '/privacidade/excluir',
]);

const pathOf = ({ url }: FastifyRequest) => url.split('?')[0] ?? '';

export const showsFormAgain = (request: FastifyRequest) => formPages.has(pathOf(request));

/** How long whoever posts must wait. The real clock: a minute lasts a minute in a frozen portal too. */
export async function secondsToWait(
  request: FastifyRequest,
  settings: Settings,
  admitPost: AdmitPost,
): Promise<number> {
  if (uncounted.has(pathOf(request))) return 0;
  try {
    return await admitPost(request.ip, settings.postLimit, new Date());
  } catch (error) {
    // Where nothing can be counted nothing can be kept either: the page says so in its own words.
    reportFailure(error);
    return 0;
  }
}
