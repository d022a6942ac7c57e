import type { Block, Inline, ListBlock, RichText } from '#content/rich-text';
import type { PlacedBlock } from '#content/rich-text-blocks';
import { placedWords } from '#content/rich-text-words';

/** As many complete blocks as fit a number of characters; never a heading as the last one. */
export function blocksWithin(content: RichText, letters: number): RichText {
  let left = letters;
  const beyond = content.findIndex((block) => {
    left -= lengthOf(block);
    return left < 0;
  });
  const kept = beyond < 0 ? content : content.slice(0, beyond);
  const last = kept.findLastIndex(({ kind }) => kind !== 'heading');
  return kept.slice(0, last + 1);
}

export function lettersIn(content: RichText): number {
  return content.reduce((sum, block) => sum + lengthOf(block), 0);
}

/** The rest of the last line of each block is empty. */
const lineEnd = 30;

function lengthOf(block: Block): number {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
    case 'quote':
      return inlineLength(block.children) + lineEnd;
    case 'list':
      return listLength(block);
    case 'table':
      return block.rows.flat().reduce((sum, { children }) => sum + lettersIn(children), 0);
    default:
      return placedLength(block);
  }
}

/** Pictures take the room of so many letters in a column of the sheet. */
const pictureLetters = 700;

function placedLength(block: PlacedBlock): number {
  const words = placedWords(block).reduce((sum, text) => sum + text.length + lineEnd, 0);
  if (block.kind === 'gallery') return words + (pictureLetters / 4) * block.photos.length;
  return block.kind === 'photo' || block.kind === 'video' ? words + pictureLetters : words;
}

function listLength({ items }: ListBlock): number {
  return items.reduce(
    (sum, { children, nested }) =>
      sum +
      inlineLength(children) +
      lineEnd +
      nested.reduce((all, list) => all + listLength(list), 0),
    0,
  );
}

function inlineLength(inlines: Inline[]): number {
  return inlines.reduce((sum, inline) => {
    if (inline.kind === 'break') return sum + lineEnd;
    return sum + (inline.kind === 'link' ? inlineLength(inline.children) : inline.text.length);
  }, 0);
}
