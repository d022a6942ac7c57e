import { type Meaning, spellings } from './search-meanings.ts';
import { openPostings, type PostingLists } from './search-postings.ts';
import { scoresOf, timeliness } from './search-scores.ts';
import { askedWords } from './search-words.ts';

/** What is kept in memory of something that can be found. Moments are in milliseconds. */
export interface SearchCard {
  id: string;
  address: string;
  title: string;
  /** Not found before this moment. */
  from: number | undefined;
  /** When it happens or happened. */
  at: number | undefined;
  /** Its score is multiplied with this. */
  favour?: number | undefined;
}

export interface Answer<Card> {
  /** Best first. */
  cards: Card[];
  /** The stems by which they were found. */
  stems: ReadonlySet<string>;
  /** How many of the first have all the words; the others have some. */
  complete: number;
}

/** All that can be found; it never changes, an engine exchanges it for another. */
export interface SearchIndex<Card> {
  /** In the order in which equally good ones are shown; the place is the number in the lists. */
  cards: Card[];
  lists: PostingLists;
}

interface Ranked<Card> {
  cards: Card[];
  /** The score of the first. */
  best: number;
}
const nothing = { cards: [], best: 0 };

/** Leaves 31 of a number's 53 bits to the score. */
const mostCards = 2 ** 22;
/**
 * Searches an index by stem, by beginning and, where that finds nothing, with wrong letters.
 *
 * Long because its two functions share the index.
 */
export function openSearchIndex<Card extends SearchCard>({ cards, lists }: SearchIndex<Card>) {
  const postings = openPostings(lists);
  const twins = findTwins(cards);

  function find(asked: string, now: number, accept: (card: Card) => boolean): Answer<Card> {
    const words = askedWords(asked);
    const answer = (meant: Meaning[], found: Ranked<Card>, others: Ranked<Card>) => ({
      cards: [...found.cards, ...others.cards],
      stems: new Set(meant.flatMap((terms) => [...terms.keys()])),
      complete: found.cards.length,
    });
    const ranked = (meant: Meaning[], partial: boolean, above = 0) => {
      const scores = scoresOf(meant, { postings, count: cards.length, partial });
      return scores ? rank(scores, now, accept, above) : nothing;
    };
    const tried: Meaning[][] = [];
    for (const meant of spellings(words, postings)) {
      const found = ranked(meant, false);
      if (found.cards.length > 0) {
        // A text with all the words must not hide a title with one of them.
        const others = words.length > 1 ? ranked(meant, true, found.best) : nothing;
        return answer(meant, found, others);
      }
      tried.push(meant);
    }
    for (const meant of words.length > 1 ? tried : []) {
      const others = ranked(meant, true);
      if (others.cards.length > 0) return answer(meant, nothing, others);
    }
    return { cards: [], stems: new Set(), complete: 0 };
  }

  /** Those above a score, best first. */
  function rank(
    scores: Float64Array,
    now: number,
    accept: (card: Card) => boolean,
    above: number,
  ): Ranked<Card> {
    // One number holds score and card: numbers sort ten times faster than objects.
    const keys = new Float64Array(scores.length);
    let count = 0;
    let best = 0;
    for (let number = 0; number < scores.length; number++) {
      if (scores[number] === 0 || twins.has(number)) continue;
      const card = cards[number] as Card;
      if ((card.from !== undefined && card.from > now) || !accept(card)) continue;
      const score = (scores[number] as number) * timeliness(card.at, now) * (card.favour ?? 1);
      if (score <= above) continue;
      best = Math.max(best, score);
      keys[count++] = number - Math.round(score * 2 ** 20) * mostCards;
    }
    const sorted = keys.subarray(0, count).sort();
    const cardOf = (key: number) => cards[key - Math.floor(key / mostCards) * mostCards];
    return { cards: Array.from(sorted, (key) => cardOf(key) as Card), best };
  }

  return { find };
}

/** A recording may have the address and the title of its announcement: only the last of them is found. */
function findTwins(cards: SearchCard[]): Set<number> {
  const twins = new Set<number>();
  const last = new Map<string, number>();
  cards.forEach(({ address, title }, number) => {
    const same = `${address} ${title}`;
    const former = last.get(same);
    if (former !== undefined) twins.add(former);
    last.set(same, number);
  });
  return twins;
}
