import { cleanText } from '../../../lib/clean-text.ts';

/** Our codes are much shorter; anything longer is not repeated in the page. */
const longest = 200;

/** The code of a link in a mail. */
export function readCode(text: string | null | undefined): string {
  return cleanText(text ?? '').slice(0, longest);
}
