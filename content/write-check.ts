import { countPost } from '../cms/count-post.ts';
import { createProbe } from '../lib/probe.ts';
import { openPayload } from './payload.ts';

/** A sender that no network address becomes: those are keyed digests. Housekeeping clears it away. */
const ourselves = 'saude';

/**
 * Can anything be kept? A real write, since a full disk or a file of another owner shows itself only
 * then; to the table of posts, which no page shows, so the content's number stands still.
 */
export const canWrite = createProbe({
  attempt: async () => countPost(await openPayload(), ourselves, new Date(), 60_000),
});
