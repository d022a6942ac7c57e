import { openSearchIndex, type SearchCard, type SearchIndex } from './search-index.ts';
import { mergePostings } from './search-merge.ts';
import { noPostings } from './search-postings.ts';
import { type SearchTexts, weighWords } from './search-weights.ts';

/** So many changes are taken in at once: their words are in memory until then. */
const mostPending = 1000;

interface Change<Card> {
  card: Card;
  weights: Map<string, number>;
}

/** An index that changes. What it finds depends on the cards alone, and not on how they came into it. */
export function createSearchEngine<Card extends SearchCard>(
  inOrder: (one: Card, other: Card) => number,
  start: SearchIndex<Card> = { cards: [], lists: noPostings },
) {
  let index = start;
  let opened = openSearchIndex(index);
  /** What is gone has no change. */
  const pending = new Map<string, Change<Card> | undefined>();

  function put(card: Card, texts: Omit<SearchTexts, 'title'>): void {
    pending.set(card.id, { card, weights: weighWords({ ...texts, title: card.title }) });
    if (pending.size >= mostPending) commit();
  }

  function drop(id: string): void {
    pending.set(id, undefined);
  }

  /** From now on what was put is found, and what was dropped is not. */
  function commit(): void {
    if (pending.size === 0) return;
    const changes = [...pending.values()].filter((change) => change !== undefined);
    const kept = index.cards.filter(({ id }) => !pending.has(id));
    const cards = [...kept, ...changes.map(({ card }) => card)].sort(inOrder);
    const numbers = new Map(cards.map((card, number) => [card.id, number]));
    const renumbered = Int32Array.from(index.cards, ({ id }) =>
      pending.has(id) ? -1 : (numbers.get(id) ?? -1),
    );
    const additions = changes.map(({ card, weights }) => ({
      number: numbers.get(card.id) ?? 0,
      weights,
    }));
    index = { cards, lists: mergePostings(index.lists, renumbered, additions) };
    opened = openSearchIndex(index);
    pending.clear();
  }

  const find: typeof opened.find = (...asked) => opened.find(...asked);
  return { put, drop, commit, find, current: () => index };
}
