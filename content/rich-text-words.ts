import type { Block, Inline, RichText } from './rich-text.ts';
import type { PlacedBlock } from './rich-text-blocks.ts';
import { cardTitle } from './rich-text-card.ts';

/** The plain text that an editor wrote, for search; headings and list items end like sentences. */
export function plainText(content: RichText): string {
  return content
    .flatMap(sentencesOf)
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '')
    .map((text) => (/[.!?:;…]$/.test(text) ? text : `${text}.`))
    .join(' ');
}

function sentencesOf(block: Block): string[] {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
    case 'quote':
      return [inlineText(block.children)];
    case 'list':
      return block.items.flatMap(({ children, nested }) => [
        inlineText(children),
        ...nested.flatMap(sentencesOf),
      ]);
    case 'table':
      return block.rows.flat().flatMap(({ children }) => children.flatMap(sentencesOf));
    default:
      return writtenWords(block);
  }
}

/**
 * The words of a placed block, each as a sentence. Those of what it shows are left out: they change without the
 * text, and a document that is withdrawn may not be found by them.
 */
function writtenWords(block: PlacedBlock): string[] {
  switch (block.kind) {
    case 'photo':
    case 'gallery':
      return [block.caption];
    case 'video':
      return [block.title];
    case 'sourced-quote':
      return [block.text, block.source];
    case 'attachment':
    case 'card':
      return [];
    case 'contacts':
      return block.contacts.map((contact) => Object.values(contact).filter(Boolean).join(', '));
  }
}

/** The same with the words of what it shows. */
export function placedWords(block: PlacedBlock): string[] {
  return [...writtenWords(block), ...shownWords(block)];
}

function shownWords(block: PlacedBlock): string[] {
  switch (block.kind) {
    case 'photo':
      return [block.photo.alt];
    case 'gallery':
      return block.photos.map(({ alt }) => alt);
    case 'attachment':
      return [block.title];
    case 'card':
      return [cardTitle(block.card)];
    default:
      return [];
  }
}

function inlineText(inlines: Inline[]): string {
  return inlines
    .map((inline) => {
      if (inline.kind === 'text') return inline.text;
      return inline.kind === 'link' ? inlineText(inline.children) : ' ';
    })
    .join('');
}
