import type { Where } from 'payload';
import { stem, wordsOf } from '../lib/search-words.ts';
import { type BroadcastCategory, broadcastCategories } from '../lib/vocabulary.ts';

/**
 * Broadcasts of the category, and those whose title names it: school volleyball games are in both. The
 * database compares letters with their accents, so the address stands for the title here.
 */
export function inBroadcastCategory(category: BroadcastCategory | undefined): Where {
  if (category === undefined) return {};
  const named = wordsOf(broadcastCategories[category]).map((word) => ({
    slug: { contains: stem(word) },
  }));
  return { or: [{ category: { equals: category } }, { and: named }] };
}
