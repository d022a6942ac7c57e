import { fold } from './fold.ts';

/** Whether a word of the text begins with the phrase: 'dança' is in 'As danças', not in 'mudança'. */
export const mentions = (text: string, phrase: string): boolean => mentionAt(text, phrase) >= 0;

/** Where the first such word begins, in the folded text; -1 where there is none. */
export function mentionAt(text: string, phrase: string): number {
  const folded = fold(text);
  const sought = fold(phrase);
  for (let at = folded.indexOf(sought); at >= 0; at = folded.indexOf(sought, at + 1))
    if (at === 0 || !/[\p{L}\p{N}]/u.test(folded.charAt(at - 1))) return at;
  return -1;
}
