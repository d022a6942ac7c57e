import {
  BlockquoteFeature,
  BlocksFeature,
  BoldFeature,
  HeadingFeature,
  IndentFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
} from '@payloadcms/richtext-lexical';
import type { CollectionSlug } from 'payload';
import { homeOfCollection } from '../../lib/subjects.ts';
import { textBlocks } from '../blocks/text-blocks.ts';
import { savingOnlyWhatIsOffered } from '../editor/clean-text.ts';
import { cleanPasteFeature, namedToolbarFeature, tableFeature } from '../editor/features.ts';
import { linkAddress } from '../editor/link-address.ts';
import { refusingInPortuguese } from '../editor/refusal.ts';
import { withNames } from '../editor/with-names.ts';

const editor = lexicalEditor({
  features: [
    ParagraphFeature(),
    withNames(HeadingFeature({ enabledHeadingSizes: ['h2', 'h3'] }), {
      label: 'Título {{headingLevel}}',
    }),
    BoldFeature(),
    ItalicFeature(),
    withNames(UnorderedListFeature(), { label: 'Lista' }),
    withNames(OrderedListFeature(), { label: 'Lista numerada' }),
    // Only lists can be nested.
    IndentFeature({ disabledNodes: ['paragraph', 'heading', 'quote'], disableTabNode: true }),
    withNames(BlockquoteFeature(), { label: 'Citação' }),
    withNames(
      LinkFeature({
        // Whatever has a page.
        enabledCollections: [...homeOfCollection.keys()] as CollectionSlug[],
        fields: ({ defaultFields }) =>
          defaultFields
            .filter(({ name }) => name !== 'newTab')
            .map((field) => (field.name === 'url' ? linkAddress(field) : field)),
      }),
      { label: 'Link' },
    ),
    tableFeature(),
    BlocksFeature({ blocks: textBlocks }),
    namedToolbarFeature(),
    cleanPasteFeature(),
  ],
});

/** Offers exactly what the site can show; tests/rich-text.test.ts compares the two. */
export const textEditor = savingOnlyWhatIsOffered(refusingInPortuguese(editor));
