import type { Payload, TaskConfig } from 'payload';
import { countPost } from '../count-post.ts';
import { settings } from '../settings.ts';
import { missingAddresses } from '../text-check/missing-addresses.ts';
import { together } from '../together.ts';
import { gatherLinks, type LinkPlace } from './gather-links.ts';
import { missingElsewhere } from './missing-elsewhere.ts';

/** A queue of its own: it can take minutes, and what is scheduled must not wait for it. */
export const nightlyQueue = 'nightly';

const onceInMs = 12 * 3_600_000;

/** Of several programs with the content system's queue, each may take the same job: the first one counts. */
export async function checkLinksOnce(payload: Payload, now: Date): Promise<void> {
  const { count } = await countPost(payload, 'check-links', now, onceInMs);
  if (count === 1) await checkLinks(payload);
}

/** Every night, four o'clock in Amapá. */
export const checkLinksTask: TaskConfig = {
  slug: 'check-links',
  label: 'Procurar links quebrados',
  schedule: [{ cron: '0 7 * * *', queue: nightlyQueue }],
  handler: async ({ req }) => {
    await checkLinksOnce(req.payload, new Date());
    return { output: {} };
  },
};

export async function checkLinks(payload: Payload): Promise<void> {
  const links = await gatherLinks(payload);
  const { origin } = new URL(settings.siteUrl);
  const isOurs = (address: string) => URL.parse(address, origin)?.origin === origin;
  const all = [...links.keys()];
  const missing = [
    ...(await missingAddresses(all.filter(isOurs), settings)),
    ...(await missingElsewhere(all.filter((address) => !isOurs(address)))),
  ];
  const rows = missing.flatMap((address) =>
    (links.get(address) ?? []).map((place) => ({ ...place, address })),
  );
  await replaceFound(payload, rows);
}

const replaceFound = (payload: Payload, rows: (LinkPlace & { address: string })[]) =>
  together(payload, async (transactionID) => {
    const known = { collection: 'broken-links', req: { transactionID } } as const;
    await payload.db.deleteMany({ ...known, where: {} });
    for (const row of rows) await payload.db.create({ ...known, data: { ...row } });
  });
