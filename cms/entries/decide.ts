import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload';
import { holdingStates } from '../../lib/entry.ts';
import { type EntryState, entryStates } from '../../lib/vocabulary.ts';
import { refuse } from '../hooks/refuse.ts';
import type { Entry } from '../payload-types.ts';
import { mailState, offerFreePlaces } from './offer.ts';
import { countHeld, countPlaces, lockPlaces, type PlaceGroup } from './places.ts';

/** What a checker may make of an entry; the rest is the citizen's. */
const decisions: readonly EntryState[] = ['conferencia', 'aceita', 'recusada'];

const holds = (state: EntryState | undefined) =>
  state !== undefined && holdingStates.includes(state);

const groupOf = ({ signUp, quota }: Entry): PlaceGroup => ({
  signUp: typeof signUp === 'number' ? signUp : signUp.id,
  quota,
});

/** Refuses what would lose somebody's place or tell a person nothing. */
export const checkDecision: CollectionBeforeChangeHook<Entry> = async ({
  data,
  originalDoc,
  req,
}) => {
  const { state, reason } = { ...originalDoc, ...data };
  if (!originalDoc || state === originalDoc.state || state === undefined) return data;
  if (!decisions.includes(state))
    refuse(`“${entryStates[state]}” é uma situação que o portal decide sozinho.`);
  if (originalDoc.state === 'desistiu') refuse('Quem se inscreveu desistiu: não há o que decidir.');
  if (state === 'recusada' && !reason?.trim()) refuse('Escreva o motivo da recusa.');
  if (holds(state) && !holds(originalDoc.state)) {
    const group = groupOf({ ...originalDoc, ...data } as Entry);
    await lockPlaces(group, req);
    if ((await countHeld(group, req)) >= (await countPlaces(group, req)))
      refuse('Não há vaga livre nesta chave. Aumente as vagas ou recuse outra inscrição antes.');
  }
  return state === 'recusada' ? data : { ...data, reason: null };
};

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
