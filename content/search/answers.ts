import { articlePath } from '../../lib/paths.ts';
import type { Answer } from '../../lib/search-index.ts';
import { cutAround, hasHit, markWords } from '../../lib/search-marks.ts';
import { subjects } from '../../lib/subjects.ts';
import type { Found, NewsAnswer, SearchAnswer, SearchQuery, Suggestion } from '../search.ts';
import type { Slice } from '../slice.ts';
import type { Card, ShownTexts } from './card.ts';

export const foundPerPage = 20;
const mostSuggestions = 6;
const mostOfKind = 3;

export function answerSearch(
  { cards, stems, complete }: Answer<Card>,
  { kind, page }: SearchQuery,
  now: number,
  textsOf: (card: Card) => ShownTexts,
): SearchAnswer {
  const counts: SearchAnswer['counts'] = {};
  for (const card of cards) counts[card.kind] = (counts[card.kind] ?? 0) + 1;
  const ofKind = kind ? cards.filter((card) => card.kind === kind) : cards;
  const last = Math.max(1, Math.ceil(ofKind.length / foundPerPage));
  const start = (page > last ? 0 : page - 1) * foundPerPage;
  const found = ofKind
    .slice(start, start + foundPerPage)
    .map((card) => toFound(card, textsOf(card), stems, now));
  const rest = complete > 0 ? 'first' : 'some';
  return { found, counts, words: complete === cards.length ? 'all' : rest, last };
}

export function answerSuggestions({ cards, stems, complete }: Answer<Card>): Suggestion[] {
  const best = cards.slice(0, Math.min(complete, mostWeighed));
  const single = best.filter(
    (card, index) => card.kind !== 'sessions' || isFirstOfPage(card, best, index),
  );
  return withoutCrowding(single)
    .slice(0, mostSuggestions)
    .map(({ kind, address, title }) => ({
      kind: subjects[kind].search.one,
      address,
      title: markWords(title, stems),
    }));
}

/** So many are looked at for the few that are suggested. */
const mostWeighed = 60;

/** A program has many events of its name: past three of a kind, the other kinds come first. */
function withoutCrowding(cards: readonly Card[]): Card[] {
  const counts = new Map<Card['kind'], number>();
  const early: Card[] = [];
  const late: Card[] = [];
  for (const card of cards) {
    const count = (counts.get(card.kind) ?? 0) + 1;
    counts.set(card.kind, count);
    (count > mostOfKind ? late : early).push(card);
  }
  return [...early, ...late];
}

/** Classes of one program are on its page: it is suggested once, by itself where it was found too. */
function isFirstOfPage({ address }: Card, cards: readonly Card[], index: number): boolean {
  const pageOf = (one: string) => one.split('#')[0];
  return !cards.some(
    (other, place) =>
      other.address === pageOf(address) ||
      (place < index && pageOf(other.address) === pageOf(address)),
  );
}

export function answerNews(
  { cards, complete }: Answer<Card>,
  { offset, count }: Slice,
): NewsAnswer {
  const slugs = cards
    .slice(offset, Math.min(offset + count, complete))
    .map(({ address }) => address.slice(articlePath('').length));
  return { count: complete, slugs };
}

function toFound(
  { kind, address, title, at }: Card,
  { facts, summary, body }: ShownTexts,
  stems: ReadonlySet<string>,
  now: number,
): Found {
  const told = hasHit(summary, stems) || !hasHit(body, stems) ? summary : body;
  return {
    kind,
    address,
    title: markWords(title, stems),
    facts: markWords(facts, stems),
    excerpt: cutAround(told, stems),
    coming: at !== undefined && at > now,
  };
}
