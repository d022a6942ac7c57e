/** What people may send: a PDF, or a photograph. */
export type FileKind = 'pdf' | 'photo';

/** The largest file that a form takes. A telephone's photograph has three to six. */
export const largestFile = 8 * 1024 * 1024;

/** The same with the form around it. */
export const largestUpload = largestFile + 64 * 1024;

const startsWith = (bytes: Uint8Array, signature: string, at = 0): boolean =>
  [...signature].every((letter, place) => bytes[at + place] === letter.charCodeAt(0));

/** What a file is by its bytes, whatever its name says; undefined for anything else. */
export function kindOfFile(bytes: Uint8Array): FileKind | undefined {
  if (startsWith(bytes, '%PDF-')) return 'pdf';
  const isPhoto =
    startsWith(bytes, '\xff\xd8\xff') ||
    startsWith(bytes, '\x89PNG\r\n\x1a\n') ||
    (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8));
  return isPhoto ? 'photo' : undefined;
}
