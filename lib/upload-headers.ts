import { basename, extname } from 'node:path';
import type { UploadFolder } from './upload-folders.ts';

const pictures: Record<string, string> = {
  '.avif': 'image/avif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

/**
 * Editors choose the name of an upload, we choose its type: documents are PDF, pictures are in formats that
 * we write, and anything else is downloaded, never shown.
 */
export function uploadHeaders(folder: UploadFolder, path: string): Record<string, string> {
  const ending = extname(path);
  const picture = pictures[ending.toLowerCase()];
  if (folder === 'media' && picture) return { 'content-type': picture };
  const name = folder === 'media' ? basename(path) : `${basename(path, ending)}.pdf`;
  const shown = folder === 'documents' ? 'inline' : 'attachment';
  return {
    'content-type': folder === 'documents' ? 'application/pdf' : 'application/octet-stream',
    'content-disposition': `${shown}; filename*=UTF-8''${encodeName(name)}`,
  };
}

/** RFC 8187 allows fewer characters than an address. */
const encodeName = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
