import { homeOfCollection } from '../lib/subjects.ts';
import { cardFields } from './rich-text-card.ts';

const linked = { slug: true } as const;

/** What is read of the documents that a text links to or shows: never their own texts. */
export const shownInTexts = {
  ...Object.fromEntries([...homeOfCollection.keys()].map((collection) => [collection, linked])),
  // Of the town of an event, its name too.
  municipalities: { name: true, slug: true },
  ...cardFields,
} as const;
