import { cleanText } from '../../../lib/clean-text.ts';

/** Ours are much shorter; what an address or a form brings may be anything, and is printed again. */
const longest = 200;

/** The code of a link in a mail. */
export function readCode(text: string | null | undefined): string {
  return cleanText(text ?? '').slice(0, longest);
}
