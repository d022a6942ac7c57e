import type { Settings } from '../../lib/settings.ts';
import { siteAnswer } from './site-answer.ts';

/** Visitors ask the same site: the check takes few of its turns. */
const atATime = 4;

/** Those addresses of this site that have no page. What gives no answer counts as there. */
export async function missingAddresses(
  addresses: string[],
  settings: Pick<Settings, 'siteUrl' | 'host' | 'port'>,
): Promise<string[]> {
  const missing: string[] = [];
  for (let from = 0; from < addresses.length; from += atATime) {
    const some = addresses.slice(from, from + atATime);
    const answers = await Promise.all(some.map((address) => siteAnswer(address, settings)));
    missing.push(...some.filter((_, place) => isMissing(answers[place])));
  }
  return missing;
}

export const isMissing = (status: number | undefined) => status === 404 || status === 410;
