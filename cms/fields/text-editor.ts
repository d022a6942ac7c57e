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

/** Offers exactly what the site can show; tests/rich-text.test.ts compares the two. */
export const textEditor = lexicalEditor({
  features: [
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3'] }),
    BoldFeature(),
    ItalicFeature(),
    UnorderedListFeature(),
    OrderedListFeature(),
    // Only lists can be nested.
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
