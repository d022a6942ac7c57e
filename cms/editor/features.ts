import { createServerFeature, EXPERIMENTAL_TableFeature } from '@payloadcms/richtext-lexical';
import { changeFeature } from './with-names.ts';

/**
 * Tables as the editor saves them, with buttons of ours: Payload's are in English and set widths and colours,
 * which the site does not draw.
 */
export const tableFeature = () =>
  changeFeature(EXPERIMENTAL_TableFeature(), () => ({
    ClientFeature: '/editor/table.tsx#TableFeatureClient',
  }));

/** Every button with its name in words, always in sight. */
export const namedToolbarFeature = createServerFeature({
  key: 'namedToolbar',
  feature: { ClientFeature: '/editor/named-toolbar.tsx#NamedToolbarFeatureClient' },
});

/** What is pasted keeps what the site draws, and nothing else. */
export const cleanPasteFeature = createServerFeature({
  key: 'cleanPaste',
  feature: { ClientFeature: '/editor/paste.tsx#CleanPasteFeatureClient' },
});
