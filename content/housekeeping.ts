import { eraseTraces } from '../cms/erase-traces.ts';
import { openPayload } from './payload.ts';
import {
  forgetExpiredRequests,
  forgetOldMails,
  forgetOldMessages,
  forgetPostCounts,
} from './retention.ts';

const jobs = [forgetOldMessages, forgetOldMails, forgetExpiredRequests];

/** What the privacy page promises, done: whatever has been kept long enough goes. */
export async function keepHouse(now: Date): Promise<void> {
  await forgetPostCounts(now);
  let gone = 0;
  for (const job of jobs) gone += await job(now);
  // The counts hold nobody's data, so they alone are no reason to write the whole file anew.
  if (gone > 0) await eraseTraces(await openPayload());
}
