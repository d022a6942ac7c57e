import './result-poster.css';
import type { Match } from '#content/matches';
import { type Score, winnerOf } from '../../../lib/match-score.ts';
import type { Sport } from '../../../lib/vocabulary.ts';
import { sideName } from './result-lines.ts';

/** Three grounds: in rows of one, two and four, no two neighbours have the same. */
const grounds = 3;

interface ResultPosterProps {
  match: Match;
  sport: Sport;
  /** Its place in the list, which chooses the ground; without it the poster stands on the page's own line. */
  at?: number;
  /** Of the stylesheet of whoever places it. */
  className?: string;
}

/**
 * A result as a poster: the score in the sun, one team above the line and one below it. The words beside it say
 * the same, so screen readers pass it by.
 */
export function ResultPoster({ match, sport, at, className }: ResultPosterProps) {
  const { score } = match;
  if (!score) return null;
  const winner = winnerOf(score);
  const ground = at === undefined ? 'open' : `${at % grounds}`;
  return (
    <div
      className={`result-poster result-poster--${ground}${className ? ` ${className}` : ''}`}
      aria-hidden="true"
    >
      {at === undefined ? null : <Markings sport={sport} />}
      {([0, 1] as const).map((side) => (
        <span key={side} className={nameClass(sideName(match, side), winner === side)}>
          {sideName(match, side)}
        </span>
      ))}
      <SunScore score={score} />
    </div>
  );
}

const nameClass = (name: string, won: boolean) =>
  [
    'result-poster__name',
    name.length > 14 && 'result-poster__name--long',
    won && 'result-poster__name--won',
  ]
    .filter(Boolean)
    .join(' ');

function SunScore({ score: { score, penalties } }: { score: Score }) {
  const words = score.join('×');
  return (
    <span className={words.length > 4 ? 'sun-score sun-score--long' : 'sun-score'}>
      <b className="fig">{words}</b>
      {penalties ? <small>{penalties.join('×')} nos pênaltis</small> : null}
    </span>
  );
}

const markings: Partial<Record<Sport, string>> = {
  volei:
    'M0 470H800M0 540H800M0 610H800M60 400V610M160 400V610M260 400V610M360 400V610M460 400V610M560 400V610M660 400V610M760 400V610',
  basquete: 'M40 800a360 360 0 0 1 720 0M280 800V620H520V800M280 620a120 120 0 0 1 240 0',
};
/** A penalty area, seen from the halfway line. */
const area = 'M130 800V640H670V800M290 800V730H510V800M300 640a110 110 0 0 1 200 0';

/** The field, the net or the court under the sun. */
function Markings({ sport }: { sport: Sport }) {
  return (
    <svg viewBox="0 0 800 800" focusable="false" aria-hidden="true">
      <path d={markings[sport] ?? area} />
    </svg>
  );
}
