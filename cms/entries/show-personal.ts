import type { CollectionAfterReadHook, Payload } from 'payload';
import { hashOf } from '../../lib/codes.ts';
import { shortDate } from '../../lib/dates.ts';
import { fileSize } from '../../lib/file-size.ts';
import { namesakesIn } from '../../lib/namesakes.ts';
import { isEntryChecker } from '../access/entry-checkers.ts';
import type { Entry } from '../payload-types.ts';
import { groupOf } from './places.ts';
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
async function alsoIn(entry: Entry, payload: Payload) {
  const { docs } = await payload.db.find<Entry>({
    collection: 'entries',
    where: {
      signUp: { equals: groupOf(entry).signUp },
      id: { not_equals: entry.id },
      marks: { in: entry.marks ?? [] },
    },
    limit: 10,
  });
  return [...new Set(docs.map(({ protocol }) => protocol))];
}

/** Above the data. Whoever sends may be guessing, so the warning asks to keep it from them. */
function warningsOf({ people }: KeptEntry, others: string[]): string[] {
  const namesakes = namesakesIn(people);
  const warnings = [
    ...(namesakes.length > 0
      ? [`Atenção: o mesmo nome aparece mais de uma vez (${namesakes.join(', ')}).`]
      : []),
    ...(others.length > 0 ? [`Atenção: há pessoa também em ${others.join(', ')}.`] : []),
  ];
  if (warnings.length === 0) return [];
  return [
    ...warnings,
    'Não diga a quem se inscreveu quem está em outra inscrição, nem se uma data está certa.',
    '',
  ];
}

/** What a checker has before them: it goes back with the decision, and tells whether it is still that. */
export const seenIn = ({ sealed }: Entry): string => hashOf(sealed);

/** A document as the checker's page lists it. */
export interface ShownFile {
  file: string;
  name: string;
  size: string;
}

async function filesOf(
  { files = [] }: KeptEntry,
  entry: Entry,
  payload: Payload,
): Promise<ShownFile[]> {
  if (files.length === 0) return [];
  const signUp = await payload.findByID({
    ...{ collection: 'sign-ups', id: groupOf(entry).signUp, depth: 0 },
  });
  return files.map(({ document, file, kind, bytes }) => ({
    file,
    name: signUp.documents?.find(({ id }) => id === document)?.name ?? 'Documento',
    size: `${kind === 'pdf' ? 'PDF' : 'foto'}, ${fileSize(bytes)}`,
  }));
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
  const content = openEntry(kept);
  const warning = warningsOf(content, await alsoIn(kept, payload));
  const files = await filesOf(content, kept, payload);
  return {
    ...doc,
    files,
    seen: seenIn(kept),
    personal: [...warning, ...lines(content)].join('\n'),
  };
};
