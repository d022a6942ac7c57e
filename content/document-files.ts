import type { Document as File } from '../cms/payload-types.ts';

/** A PDF that an editor uploaded. */
export interface DocumentFile {
  address: string;
  bytes: number;
}

/** The front server serves uploads itself, from here, and never from the admin. */
const documentsPath = '/documentos';

/** Undefined until an editor has uploaded it. */
export function toDocumentFile(file: number | null | undefined | File): DocumentFile | undefined {
  if (typeof file !== 'object' || file === null || !file.filename) return undefined;
  return {
    address: `${documentsPath}/${encodeURIComponent(file.filename)}`,
    bytes: file.filesize ?? 0,
  };
}
