import { createSearchEngine } from '../../lib/search-engine.ts';
import type { NewsCategory } from '../../lib/vocabulary.ts';
import type { Findable } from '../findable.ts';
import type { SearchQuery } from '../search.ts';
import type { Slice } from '../slice.ts';
import { answerNews, answerSearch, answerSuggestions } from './answers.ts';
import { type Card, cardId, inOrder, toCard } from './card.ts';
import { createSnapshotKeeper } from './keep-snapshot.ts';
import { createSeen, type Row } from './seen.ts';
import { loadSnapshot } from './snapshot.ts';
import { removeLeftovers } from './snapshot-file.ts';
import { createTexts } from './texts.ts';

/**
 * The index as the search's thread holds it: what can be found, what was seen of the content, and the file
 * that keeps both from one start to the next. Without a file it works all the same.
 */
export function openHeldIndex(path: string, print: string) {
  removeLeftovers(path);
  const snapshot = loadSnapshot(path, print);
  const engine = createSearchEngine<Card>(inOrder, snapshot?.index);
  const seen = createSeen(snapshot?.seen);
  const texts = createTexts();
  if (snapshot) texts.open(path);
  const { current } = engine;
  const { saveSoon } = createSnapshotKeeper({ path, print, texts, state: seen.state, current });

  return {
    begin: seen.begin,
    offer: seen.offer,
    idsOf: seen.idsOf,

    /** What was read of these rows; of a source that is only followed, nothing. */
    put(source: string, rows: Row[], findables?: Findable[]): void {
      const found = new Map(findables?.map((findable) => [findable.id, findable]));
      for (const row of rows) {
        const findable = found.get(row[0]);
        if (findable) engine.put(toCard(source, findable), findable);
        else if (findables) engine.drop(cardId(source, row[0]));
        seen.note(source, row);
      }
    },

    forget(source: string, ids: Row[0][]): void {
      for (const id of ids) {
        engine.drop(cardId(source, id));
        seen.noteGone(source, id);
      }
    },

    /** All is taken in that had been published at this number of the content. */
    commit(version: number, lookedAt: number): void {
      engine.commit();
      if (seen.commit(version, lookedAt)) saveSoon();
    },

    search: (query: SearchQuery, now: number) =>
      answerSearch(
        engine.find(query.words, now, () => true),
        query,
        now,
        texts.read,
      ),

    suggest: (words: string, now: number) => answerSuggestions(engine.find(words, now, () => true)),

    findNews(words: string, category: NewsCategory | undefined, slice: Slice, now: number) {
      const isMeant = (card: Card) =>
        card.kind === 'news' && (category === undefined || card.category === category);
      return answerNews(engine.find(words, now, isMeant), slice);
    },
  };
}

export type HeldIndex = ReturnType<typeof openHeldIndex>;
