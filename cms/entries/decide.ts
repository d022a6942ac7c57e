import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  PayloadRequest,
} from 'payload';
import { holdingStates } from '../../lib/entry.ts';
import { namesakesIn } from '../../lib/namesakes.ts';
import { type EntryState, entryStates } from '../../lib/vocabulary.ts';
import { refuse } from '../hooks/refuse.ts';
import type { Entry } from '../payload-types.ts';
import { hasRepeated } from './also-in.ts';
import { mailState, offerFreePlaces } from './offer.ts';
import { countHeld, countPlaces, groupOf, lockPlaces } from './places.ts';
import { openEntry } from './sealed-entry.ts';
import { seenIn } from './show-personal.ts';

/** What a checker may make of an entry; the rest is the citizen's. */
const decisions: readonly EntryState[] = ['conferencia', 'aceita', 'recusada'];

const holds = (state: EntryState) => holdingStates.includes(state);

/**
 * Refuses what would lose somebody's place or tell a person nothing. Behind the lock of the places, because the
 * citizen may be writing: what they wrote last stays.
 */
export const checkDecision: CollectionBeforeChangeHook<Entry> = async ({
  data,
  originalDoc,
  req,
}) => {
  if (!originalDoc) return data;
  const kept = await lockedEntry(originalDoc.id, req);
  const { sealed, emailMark, marks, team, members } = kept;
  const written = { ...data, sealed, emailMark, marks, team, members };
  const { state, reason } = { ...kept, ...data };
  if (kept.state !== originalDoc.state || (data.seen && data.seen !== seenIn(kept)))
    refuse('Quem se inscreveu acabou de mudar a inscrição. Abra de novo e confira.');
  if (state === originalDoc.state) return written;
  if (!decisions.includes(state))
    refuse(`“${entryStates[state]}” é uma situação que o portal decide sozinho.`);
  if (kept.state === 'desistiu') refuse('Quem se inscreveu desistiu: não há o que decidir.');
  if (state === 'recusada' && !reason?.trim()) refuse('Escreva o motivo da recusa.');
  if (state === 'aceita' && !data.seen) await refuseUnseen(kept, req);
  const group = groupOf(kept);
  if (holds(state) && !holds(kept.state)) {
    if ((await countHeld(group, req)) >= (await countPlaces(group, req)))
      refuse('Não há vaga livre nesta chave. Aumente as vagas ou recuse outra inscrição antes.');
  }
  return state === 'recusada' ? written : { ...written, reason: null };
};

/** In the list many are accepted at once. Where one name may be several people, each is opened before. */
async function refuseUnseen(entry: Entry, req: PayloadRequest): Promise<void> {
  const { protocol } = entry;
  if (namesakesIn(openEntry(entry).people).length > 0)
    refuse(`${protocol} tem pessoas com o mesmo nome. Abra a inscrição, confira e aceite ali.`);
  if (await hasRepeated(entry, req))
    refuse(`${protocol} tem pessoa que está também em outra. Abra, confira e aceite ali.`);
}

async function lockedEntry(id: number, req: PayloadRequest): Promise<Entry> {
  const read = async () =>
    (await req.payload.db.findOne<Entry>({
      collection: 'entries',
      where: { id: { equals: id } },
      req,
    })) ?? refuse('Esta inscrição foi apagada.', 404);
  await lockPlaces(groupOf(await read()), req);
  return read();
}

/** In the same transaction: the mail, and the place that becomes free for who waits. */
export const carryOutDecision: CollectionAfterChangeHook<Entry> = async ({
  doc,
  previousDoc,
  req,
}) => {
  if (!previousDoc || doc.state === previousDoc.state) return;
  const kept = await req.payload.db.findOne<Entry>({
    collection: 'entries',
    where: { id: { equals: doc.id } },
    req,
  });
  if (!kept) return;
  await mailState(kept, req);
  if (!holds(previousDoc.state) || holds(kept.state)) return;
  await offerFreePlaces(groupOf(kept), new Date(), req);
};
