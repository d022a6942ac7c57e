import { openActiveFeedPath } from '../../lib/paths.ts';
import { readQuery } from '../../lib/query.ts';
import { openHeaders, refusal } from '../machines/open-answers.ts';
import { pageLife } from '../machines/page-life.ts';
import { opportunityFeeds } from './feeds.ts';
import { rpdePage } from './rpde-page.ts';

/** As registered by the standard. */
export const rpdeType = 'application/vnd.openactive.rpde+json; version=1';

/**
 * What changed in the last two seconds waits: another program may still be storing something that changed
 * before it, and who has read on never comes back for that.
 */
const settlingMs = 2000;

interface Asked {
  name: string | undefined;
  url: URL;
  now: Date;
  /** By the clock of the machine, as changes are stamped. */
  instant: number;
}

export async function rpdeResponse({ name, url, now, instant }: Asked): Promise<Response> {
  const feed = opportunityFeeds.find((one) => one.name === name);
  if (!feed) return new Response(null, { status: 404 });
  const query = readQuery(url);
  const modified = query.parsed('afterTimestamp', toNumber);
  const id = query.parsed('afterId', toNumber);
  if (query.notice() || (modified === undefined) !== (id === undefined))
    return refusal(openActiveFeedPath(feed.name));
  const after = modified === undefined || id === undefined ? undefined : { modified, id };
  const { origin } = url;
  const settled = instant - settlingMs;
  const { page, isSettled } = await rpdePage({ feed, after, now, settled, origin });
  return new Response(JSON.stringify(page), {
    headers: {
      ...openHeaders,
      'Content-Type': rpdeType,
      'Cache-Control': isSettled ? pageLife.minute : pageLife.never,
    },
  });
}

/** Readers may ask for a moment far ahead, to see the last page. */
function toNumber(text: string): number | undefined {
  const number = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(number) ? number : undefined;
}
