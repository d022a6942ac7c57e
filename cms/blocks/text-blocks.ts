import type { Block } from 'payload';
import { attachmentBlock } from './attachment.ts';
import { cardBlock } from './card.ts';
import { contactsBlock } from './contacts.ts';
import { galleryBlock } from './gallery.ts';
import { photoBlock } from './photo.ts';
import { sourcedQuoteBlock } from './sourced-quote.ts';
import { videoBlock } from './video.ts';

/** What can be placed between the paragraphs of a text. Each is read by `content/rich-text-blocks.ts`. */
export const textBlocks: Block[] = [
  photoBlock,
  galleryBlock,
  videoBlock,
  attachmentBlock,
  sourcedQuoteBlock,
  cardBlock,
  contactsBlock,
];
