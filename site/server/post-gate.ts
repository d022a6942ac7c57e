import type { FastifyRequest } from 'fastify';
import { senderNetwork } from '../../lib/network-address.ts';
import { paths } from '../../lib/paths.ts';
import { type PostKind, timesOf } from '../../lib/post-kinds.ts';
import type { Settings } from '../../lib/settings.ts';
import { standingPageList } from '../../lib/standing-pages.ts';
import { reportFailure } from './report-failure.ts';

/** Counts a post of this network address; returns the seconds to wait, 0 for none. */
export type AdmitPost = (
  address: string,
  limit: number,
  now: Date,
  kind: PostKind,
) => Promise<number>;

/** Everywhere else one only looks. */
const postPages: ReadonlySet<string> = new Set(
  standingPageList.filter(({ takesPosts }) => takesPosts).map(({ path }) => path),
);

/** Forms of services, and what became of an entry. */
const postFamilies = [
  new RegExp(`^${paths.services}/[^/]+/inscricao(/arquivo)?$`),
  new RegExp(`^${paths.entry}/[^/]+$`),
];

/** The methods allowed at this path. */
export function allowedMethods(path: string): string[] {
  return postPages.has(path) || postFamilies.some((family) => family.test(path))
    ? ['GET', 'HEAD', 'POST']
    : ['GET', 'HEAD'];
}

/**
 * A page asks this before it acts on a post. Empty or malformed forms are not counted, so that people read
 * what is missing and not that they tried too often.
 */
export function createPostGate(request: FastifyRequest, settings: Settings, admitPost: AdmitPost) {
  let seconds = 0;
  let isAsked = false;
  async function admit(kind: PostKind = 'post'): Promise<boolean> {
    isAsked = true;
    try {
      // The real clock, also where the site's clock is frozen.
      const limit = settings.postLimit * timesOf[kind];
      seconds = await admitPost(request.ip, limit, new Date(), kind);
    } catch (error) {
      // If the database can't count, it can't store either: the page says so in its own words.
      reportFailure(error);
    }
    return seconds === 0;
  }
  return {
    /** What the page is handed. */
    facts: { admitPost: admit, sender: senderNetwork(request.ip) },
    /** Whether the page asked. */
    get isAsked() {
      return isAsked;
    },
    /** The seconds to wait; 0 if allowed or never asked. */
    get seconds() {
      return seconds;
    },
  };
}
