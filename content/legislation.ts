import type { Legislation as Document } from '../cms/payload-types.ts';
import type { LegislationKind } from '../lib/vocabulary.ts';
import { type DocumentFile, toDocumentFile } from './document-files.ts';
import { asVisitor, openPayload } from './payload.ts';

export interface Law {
  title: string;
  kind: LegislationKind;
  number: string;
  year: number;
  summary: string;
  /** Undefined until an editor has uploaded it. */
  file: DocumentFile | undefined;
}

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
  return { title, kind, number, year, summary, file: toDocumentFile(document.file) };
}
