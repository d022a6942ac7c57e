import {
  BlockquoteFeature,
  BoldFeature,
  HeadingFeature,
  IndentFeature,
  InlineToolbarFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
} from '@payloadcms/richtext-lexical';
import type { CollectionSlug } from 'payload';
import { homeOfCollection } from '../../lib/subjects.ts';

/** Offers what the site draws and nothing more: tests/rich-text.test.ts holds the two together. */
export const textEditor = lexicalEditor({
  features: [
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3'] }),
    BoldFeature(),
    ItalicFeature(),
    UnorderedListFeature(),
    OrderedListFeature(),
    // Only lists lie within each other.
    IndentFeature({ disabledNodes: ['paragraph', 'heading', 'quote'], disableTabNode: true }),
    BlockquoteFeature(),
    LinkFeature({
      // Whatever has a page.
      enabledCollections: [...homeOfCollection.keys()] as CollectionSlug[],
      fields: ({ defaultFields }) => defaultFields.filter(({ name }) => name !== 'newTab'),
    }),
    InlineToolbarFeature(),
  ],
});
