import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Where } from 'payload';
import { readLastChanges } from '../cms/last-changes.ts';
import { detailPath } from '../lib/paths.ts';
import { isPublicity } from '../lib/publicity.ts';
import {
  type DetailedCollection,
  type DetailedSubject,
  detailedSubjects,
  subjectEntry,
  subjects,
} from '../lib/subjects.ts';
import { isPublicityHidden } from './electoral-period.ts';
import { asVisitor, openPayload } from './payload.ts';
import { publicAt } from './public-at.ts';

/** The page of a document, and when the document last changed. */
export interface PageAddress {
  path: string;
  changedAt: Date;
}

/**
 * The documents of a subject whose numbers lie in one thousand: the first part has 1 to 1000. A document never
 * moves to another part, so a part changes only when one of its documents does.
 */
export interface AddressPart {
  subject: DetailedSubject;
  part: number;
}

const partSize = 1000;
/** So many numbers are asked for at a time. */
const pageSize = 250;

/** The parts that have documents, and when one of these last changed. */
export async function listAddressParts(now: Date): Promise<(AddressPart & { changedAt: Date })[]> {
  const lists = await Promise.all(detailedSubjects.map((subject) => listPartsOf(subject, now)));
  return lists.flat();
}

async function listPartsOf(subject: DetailedSubject, now: Date) {
  const { publicFrom } = subjectEntry(subject);
  const payload = await openPayload();
  const parts = new Map<number, Date>();
  const isHidden = await isPublicityHidden(now);
  for (const collection of subjects[subject].collections) {
    // Read without the rules of access, which would hide these.
    if (isHidden && isPublicity(collection)) continue;
    const options = { collection, size: partSize, publicFrom, now };
    for (const [part, changedAt] of await readLastChanges(payload, options))
      if (changedAt > (parts.get(part) ?? 0)) parts.set(part, changedAt);
  }
  return [...parts]
    .sort(([one], [other]) => one - other)
    .map(([part, changedAt]) => ({ subject, part, changedAt }));
}

/** The pages of one part. Only addresses are read, and others have their turn meanwhile. */
export async function listPageAddresses(
  { subject, part }: AddressPart,
  now: Date,
): Promise<PageAddress[]> {
  const pages = new Map<string, PageAddress>();
  for (const collection of subjects[subject].collections)
    for (let from = (part - 1) * partSize; from < part * partSize; from += pageSize) {
      const where = { and: [publicAt(subject, now), withNumbers(from, pageSize)] };
      for (const { slug, updatedAt } of await readAddresses(collection, where)) {
        const path = detailPath(subject, slug ?? '');
        // A recording may have the same slug as its announcement: they share a page.
        pages.set(path, { path, changedAt: new Date(updatedAt) });
      }
      await nextTurn();
    }
  return [...pages.values()];
}

const withNumbers = (after: number, count: number): Where => ({
  and: [{ id: { greater_than: after } }, { id: { less_than_equal: after + count } }],
});

async function readAddresses(collection: DetailedCollection, where: Where) {
  const payload = await openPayload();
  const { docs } = await payload.find({
    ...{ collection, where, sort: 'id', pagination: false },
    ...{ select: { slug: true, updatedAt: true }, ...asVisitor },
  });
  return docs;
}
