import { randomUUID } from 'node:crypto';
import type { Payload, PayloadRequest, Where } from 'payload';
import { raiseContentVersion } from '../hooks/raise-content-version.ts';
import type { Media } from '../payload-types.ts';

const collection = 'media';

/** A claim older than this belongs to a program that died. It is renewed while the work goes on. */
export const leaseMs = 30_000;
/** So often the work may end in the middle, by a restart or by too little memory. */
const mostAttempts = 5;

export interface ClaimedPhoto {
  media: Media;
  claim: string;
}

/** One size of a photograph, as the content system stores it. */
export interface MadeSize {
  name: string;
  filename: string;
  width: number;
  height: number;
  filesize: number;
  mimeType: string;
}

const notBinned: Where = { deletedAt: { exists: false } };

const isDue = (now: Date): Where => ({
  ...notBinned,
  or: [
    { 'preparation.state': { equals: 'esperando' } },
    {
      and: [
        { 'preparation.state': { equals: 'preparando' } },
        { 'preparation.dueAt': { less_than_equal: now.toISOString() } },
      ],
    },
  ],
});

/** The newest first: its editor is looking at it. One statement claims it, so two programs never share one. */
export async function claimPhoto(payload: Payload, now: Date): Promise<ClaimedPhoto | undefined> {
  const { docs } = await payload.db.find<Media>({
    collection,
    where: isDue(now),
    sort: '-id',
    limit: 1,
    pagination: false,
  });
  const [due] = docs;
  if (!due) return undefined;
  const claim = randomUUID();
  const media: Media | null = await payload.db.updateOne({
    collection,
    where: { and: [{ id: { equals: due.id } }, isDue(now)] },
    data: {
      preparation: {
        state: 'preparando',
        claim,
        attempts: { $inc: 1 },
        dueAt: later(now),
        reason: null,
      },
    },
    options: { atomic: true },
  });
  if (!media) return undefined;
  if ((media.preparation?.attempts ?? 0) <= mostAttempts) return { media, claim };
  await giveUp(payload, { media, claim }, 'A preparação parou no meio várias vezes.');
  return undefined;
}

/** Tells other programs that the work goes on. */
export const renewClaim = (payload: Payload, photo: ClaimedPhoto, now: Date) =>
  write(payload, photo, { preparation: { dueAt: later(now) } });

/** False if the photograph was deleted, replaced or taken over meanwhile. */
export const keepSize = (payload: Payload, photo: ClaimedPhoto, size: MadeSize, done: number) => {
  const { name, ...file } = size;
  const url = `/api/${collection}/file/${encodeURIComponent(file.filename)}`;
  return write(payload, photo, { sizes: { [name]: { ...file, url } }, preparation: { done } });
};

/** As it is stored now; undefined if it is no longer ours. */
export async function readAgain({ db }: Payload, photo: ClaimedPhoto): Promise<Media | undefined> {
  return (await db.findOne<Media>({ collection, where: isOurs(photo) })) ?? undefined;
}

/**
 * The site looks at the number of the content: from now on it shows the photograph in every size. False where one
 * of these sizes is not noted: a form that was saved meanwhile may have stored what it knew from before.
 */
export async function markReady(
  payload: Payload,
  photo: ClaimedPhoto,
  sizes: readonly string[],
): Promise<boolean> {
  const preparation = { state: 'pronta', dueAt: null, claim: null, reason: null };
  const noted = sizes.map((name): Where => ({ [`sizes.${name}.filename`]: { exists: true } }));
  const isReady = await write(payload, photo, { preparation }, noted);
  if (isReady) await raiseContentVersion({ payload });
  return isReady;
}

export const giveUp = (payload: Payload, photo: ClaimedPhoto, reason: string) =>
  write(payload, photo, { preparation: { state: 'falhou', dueAt: null, claim: null, reason } });

/** As if it had not been tried: what it needs is away. */
export const putBack = (payload: Payload, photo: ClaimedPhoto) =>
  write(payload, photo, {
    preparation: { state: 'esperando', dueAt: null, claim: null, attempts: 0 },
  });

/** An editor asks for another try. False for any other photograph. */
export async function prepareAgain(id: number, req: PayloadRequest): Promise<boolean> {
  const taken: Media | null = await req.payload.db.updateOne({
    collection,
    where: { and: [{ id: { equals: id } }, { 'preparation.state': { equals: 'falhou' } }] },
    data: { preparation: { state: 'esperando', attempts: 0, reason: null } },
    options: { atomic: true },
    req,
  });
  return Boolean(taken);
}

const isOurs = ({ media, claim }: ClaimedPhoto): Where => ({
  and: [{ id: { equals: media.id } }, { 'preparation.claim': { equals: claim } }, notBinned],
});

async function write(
  { db }: Payload,
  photo: ClaimedPhoto,
  data: Record<string, unknown>,
  onlyIf: Where[] = [],
): Promise<boolean> {
  const taken: Media | null = await db.updateOne({
    collection,
    where: { and: [isOurs(photo), ...onlyIf] },
    data,
    options: { atomic: true },
  });
  return Boolean(taken);
}

const later = (now: Date) => new Date(now.getTime() + leaseMs).toISOString();
