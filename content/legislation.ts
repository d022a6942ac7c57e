import type { Legislation as Document, Document as File } from '../cms/payload-types.ts';
import type { LegislationKind } from '../lib/vocabulary.ts';
import { asVisitor, openPayload } from './payload.ts';

export interface Law {
  title: string;
  kind: LegislationKind;
  number: string;
  year: number;
  summary: string;
  /** Undefined until an editor has uploaded it. */
  file: { address: string; bytes: number } | undefined;
}

/** The front server serves uploads itself, from here, and never from the admin. */
export const documentsPath = '/documentos';

/** The newest first. */
export async function listLegislation(): Promise<Law[]> {
  const payload = await openPayload();
  const { docs } = await payload.find({
    collection: 'legislation',
    pagination: false,
    sort: ['-year', 'title'],
    ...asVisitor,
  });
  return docs.map(toLaw);
}

function toLaw(document: Document): Law {
  const { title, kind, number, year, summary } = document;
  return { title, kind, number, year, summary, file: toFile(document.file) };
}

function toFile(file: number | null | undefined | File): Law['file'] {
  if (typeof file !== 'object' || file === null || !file.filename) return undefined;
  return {
    address: `${documentsPath}/${encodeURIComponent(file.filename)}`,
    bytes: file.filesize ?? 0,
  };
}
