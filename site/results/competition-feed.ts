import type { Heat } from '#content/heats';
import type { Match } from '#content/matches';
import { scoreWords } from '../../lib/match-score.ts';
import type { RssItem } from '../machines/rss.ts';
import { nameOf, sideName, stageWords } from '../ui/cards/result-lines.ts';

/** What is over, newest first: each match or race is one entry. A correction changes the entry. */
export function feedItems(matches: Match[], heats: Heat[], address: string): RssItem[] {
  const played = matches.flatMap((match) =>
    match.state === 'encerrado' && match.score
      ? [{ ...match, title: titleOf(match), summary: summaryOf(match), id: `jogo-${match.id}` }]
      : [],
  );
  const raced = heats.flatMap((heat) =>
    heat.ranking.some(({ place }) => place !== undefined)
      ? [{ ...heat, summary: podiumWords(heat), id: `prova-${heat.id}` }]
      : [],
  );
  return [...played, ...raced]
    .sort((a, b) => +b.startsAt - +a.startsAt)
    .map(({ id, title, summary, startsAt, changedAt }) => ({
      ...{ title, summary, changedAt, publishedAt: startsAt },
      id: `${address}#${id}`,
      address,
    }));
}

const titleOf = (match: Match) =>
  `${sideName(match, 0)} ${match.score ? scoreWords(match.score) : '×'} ${sideName(match, 1)}`;

const summaryOf = (match: Match) =>
  [
    stageWords(match),
    match.place?.name,
    match.correction && `placar corrigido: era ${match.correction}`,
  ]
    .filter(Boolean)
    .join(', ');

const podiumWords = ({ ranking }: Heat) =>
  ranking
    .filter(({ place }) => place !== undefined && place <= 3)
    .map(({ entry, place }) => `${place}º ${nameOf(entry)}, ${entry.mark}`)
    .join('; ');
