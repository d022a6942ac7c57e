import type { FastifyRequest } from 'fastify';
import type { Settings } from '../../lib/settings.ts';
import { standingPageList } from '../../lib/standing-pages.ts';
import { reportFailure } from './report-failure.ts';

/** Counts a post of this network address; answers with the seconds to wait, 0 for none. */
export type AdmitPost = (address: string, limit: number, now: Date) => Promise<number>;

/** Everywhere else one only looks. */
const postPages: ReadonlySet<string> = new Set(
  standingPageList.filter(({ takesPosts }) => takesPosts).map(({ path }) => path),
);

/** What a request may do at this path. */
export function allowedMethods(path: string): string[] {
  return postPages.has(path) ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD'];
}

/**
 * The gate that a page asks before it does what a post wants. What is empty or malformed never comes
 * here: whoever forgot the address should read that, not that they tried too often.
 */
export function createPostGate(request: FastifyRequest, settings: Settings, admitPost: AdmitPost) {
  let seconds = 0;
  let isAsked = false;
  return {
    /** Did the page ask? */
    get isAsked() {
      return isAsked;
    },
    /** How long whoever posts must wait; 0 for those who came in, or never asked. */
    get seconds() {
      return seconds;
    },
    async admit(): Promise<boolean> {
      isAsked = true;
      try {
        // The real clock: a minute lasts a minute in a frozen portal too.
        seconds = await admitPost(request.ip, settings.postLimit, new Date());
      } catch (error) {
        // Where nothing can be counted nothing can be kept either: the page says so in its own words.
        reportFailure(error);
      }
      return seconds === 0;
    },
  };
}
