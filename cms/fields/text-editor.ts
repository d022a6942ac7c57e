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
      enabledCollections: ['news', 'events', 'programs', 'athletes'],
      fields: ({ defaultFields }) => defaultFields.filter(({ name }) => name !== 'newTab'),
    }),
    InlineToolbarFeature(),
  ],
});
