import { type Day, dayOf } from '../lib/dates.ts';
import type { TransparencySubject } from '../lib/vocabulary.ts';
import { asVisitor, openPayload } from './payload.ts';

export interface TransparencyRecord {
  title: string;
  year: number;
  reference: string;
  party: string | undefined;
  planned: number;
  paid: number;
  day: Day;
  situation: string;
  updated: Day;
}

/** Every record of a subject, the newest first. */
export async function listTransparencyRecords(
  subject: TransparencySubject,
): Promise<TransparencyRecord[]> {
  const payload = await openPayload();
  const { docs } = await payload.find({
    collection: 'transparency-records',
    where: { subject: { equals: subject } },
    pagination: false,
    sort: ['-year', 'reference'],
    ...asVisitor,
  });
  return docs.map((document) => ({
    title: document.title,
    year: document.year,
    reference: document.reference,
    party: document.party ?? undefined,
    planned: document.plannedAmount,
    paid: document.paidAmount,
    day: dayOf(new Date(document.date)),
    situation: document.situation,
    updated: dayOf(new Date(document.updatedAt)),
  }));
}
