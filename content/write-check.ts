import { countPost } from '../cms/count-post.ts';
import { createProbe } from '../lib/probe.ts';
import { openPayload } from './payload.ts';

/** A sender that can't be a visitor, whose names are hashes. Housekeeping deletes it. */
const ourselves = 'saude';

/**
 * Whether the database can be written. A real write, because a full disk or a read-only file shows only then;
 * to the table of post counts, which no page shows, so that pages stay cached.
 */
export const canWrite = createProbe({
  attempt: async () => countPost(await openPayload(), ourselves, new Date(), 60_000),
});
