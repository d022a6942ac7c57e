import type { CollectionAfterReadHook } from 'payload';
import { shortDate } from '../../lib/dates.ts';
import { isEntryChecker } from '../access/entry-checkers.ts';
import type { Entry } from '../payload-types.ts';
import { noteLook } from './read-accepted.ts';
import { type KeptEntry, openEntry } from './sealed-entry.ts';

const lines = ({ name, email, phone, cpf, people, appeal }: KeptEntry): string[] => [
  `Responsável: ${name}`,
  ...(email ? [`E-mail: ${email}`] : []),
  ...(phone ? [`Telefone: ${phone}`] : []),
  ...(cpf ? [`CPF: ${cpf}`] : []),
  '',
  ...people.map(({ name, birth, guardian, relation }, index) => {
    const answering = guardian ? ` · menor, responde ${guardian} (${relation})` : '';
    return `${index + 1}. ${name}, ${shortDate(birth)}${answering}`;
  }),
  ...(appeal ? ['', `Recurso: ${appeal}`] : []),
];

/** Protocols of other entries of the same sign-up in which one of these people is. */
async function alsoIn(
  entry: Entry,
  payload: Parameters<CollectionAfterReadHook>[0]['req']['payload'],
) {
  const { docs } = await payload.db.find<Entry>({
    collection: 'entries',
    where: {
      signUp: { equals: typeof entry.signUp === 'number' ? entry.signUp : entry.signUp.id },
      id: { not_equals: entry.id },
      marks: { in: entry.marks ?? [] },
    },
    limit: 10,
  });
  return [...new Set(docs.map(({ protocol }) => protocol))];
}

/** Opens one entry for a checker, never a list, and notes who looked. */
export const showPersonal: CollectionAfterReadHook<Entry> = async ({ doc, findMany, req }) => {
  if (findMany || !isEntryChecker(req)) return doc;
  const { payload } = req;
  const kept = await payload.db.findOne<Entry>({
    collection: 'entries',
    where: { id: { equals: doc.id } },
    req,
  });
  if (!kept) return doc;
  await noteLook(kept.protocol, req);
  const others = await alsoIn(kept, payload);
  const warning =
    others.length > 0 ? [`Atenção: há pessoa também em ${others.join(', ')}.`, ''] : [];
  return { ...doc, personal: [...warning, ...lines(openEntry(kept))].join('\n') };
};
