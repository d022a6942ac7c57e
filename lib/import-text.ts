/**
 * The text of a file from anywhere: UTF-8 with or without its mark, or else the Latin letters that spreadsheets on
 * Windows still write.
 */
export function textOfFile(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
