import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
} from 'payload';
import { now } from '../../lib/clock.ts';
import { refuse } from '../hooks/refuse.ts';
import type { SignUp } from '../payload-types.ts';
import { settings } from '../settings.ts';

const dayMs = 86_400_000;

async function hasEntries(id: number | string, req: PayloadRequest) {
  const where = { signUp: { equals: id } };
  for (const collection of ['entries', 'entry-drafts'] as const)
    if ((await req.payload.db.count({ collection, where, req })).totalDocs > 0) return true;
  return false;
}

/**
 * The day of deletion is an editor's to choose, but nobody may delete entries: once there are some, it can't be moved
 * so near that they go before anybody notices, nor so far that they never go.
 */
export const keepDayOfDeletion: CollectionBeforeChangeHook<SignUp> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation === 'create' || !originalDoc) return data;
  if (!data.deleteOn || data.deleteOn === originalDoc.deleteOn) return data;
  const days = (Date.parse(data.deleteOn) - now(settings).getTime()) / dayMs;
  if ((days < 30 || days > 2 * 366) && (await hasEntries(originalDoc.id, req)))
    refuse(
      'Há inscrições neste formulário: escolha um dia entre 30 dias e dois anos a partir de hoje.',
    );
  return data;
};

/** A form stays while anything that was entered through it does; its messages go with it. */
export const keepWithEntries: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (await hasEntries(id, req))
    refuse('Há inscrições neste formulário. Para não receber outras, cancele o serviço.');
  const where = { signUp: { equals: id } };
  await req.payload.db.deleteMany({ collection: 'entry-notices', where, req });
};
