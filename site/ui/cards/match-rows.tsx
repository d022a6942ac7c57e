import './match-rows.css';
import type { ReactNode } from 'react';
import type { Match } from '#content/matches';
import { type Day, longDate } from '../../../lib/dates.ts';
import { scoreWords, setWords, winnerOf } from '../../../lib/match-score.ts';
import { broadcastPath, placePath } from '../../../lib/paths.ts';
import { matchStates } from '../../../lib/vocabulary.ts';
import { type MarkLine, placeWords, sideName, stageWords } from './result-lines.ts';

/** Matches, one line each: when, who against whom, where. */
export function MatchRows({ matches, stages = true }: { matches: Match[]; stages?: boolean }) {
  return (
    <ul className="match-rows">
      {matches.map((match) => (
        <Row key={match.id} day={match.day} label={stages ? stageWords(match) : undefined}>
          <Sides match={match} />
          <Details match={match} />
        </Row>
      ))}
    </ul>
  );
}

/** Marks in the same columns: who, the mark, the place. */
export function MarkRows({ lines }: { lines: MarkLine[] }) {
  return (
    <ul className="match-rows">
      {lines.map(({ key, day, heat, name, mark, place }) => (
        <Row key={key} day={day} label={heat}>
          <p className="match-rows__sides">
            <span>{name}</span> <b className="match-rows__score">{mark}</b>{' '}
            <span>{placeWords(place)}</span>
          </p>
        </Row>
      ))}
    </ul>
  );
}

function Row({
  day,
  label,
  children,
}: {
  day: Day;
  label: string | undefined;
  children: ReactNode;
}) {
  return (
    <li>
      <p className="small">
        <b>
          <time dateTime={day}>{longDate(day)}</time>
        </b>
        {label ? <span className="match-rows__said">{label}</span> : null}
      </p>
      {children}
    </li>
  );
}

/** Who lost is written lighter; the score says so too. */
function Sides({ match }: { match: Match }) {
  const { score } = match;
  const winner = score && winnerOf(score);
  const look = (side: 0 | 1) =>
    winner === undefined || winner === side ? undefined : 'match-rows__lost';
  return (
    <p className="match-rows__sides">
      <span className={look(0)}>{sideName(match, 0)}</span>{' '}
      <b className={`match-rows__score${score?.penalties ? ' match-rows__score--long' : ''}`}>
        {score ? scoreWords(score) : '×'}
      </b>{' '}
      <span className={look(1)}>{sideName(match, 1)}</span>
    </p>
  );
}

function Details({ match: { score, state, place, correction, recording } }: { match: Match }) {
  const said = [
    state === 'encerrado' ? '' : matchStates[state],
    score?.forfeit ? 'W.O.' : '',
    score?.sets.length ? setWords(score.sets) : '',
    correction ? `Placar corrigido: era ${correction}` : '',
  ].filter(Boolean);
  return (
    <p className="small muted">
      {said.map((words) => (
        <span key={words} className="match-rows__said">
          {words}
        </span>
      ))}{' '}
      {place?.slug ? <a href={placePath(place.slug)}>{place.name}</a> : place?.name}{' '}
      {recording ? (
        <a className="match-rows__said" href={broadcastPath(recording.slug)}>
          Assistir<span className="vh">: {recording.title}</span>
        </a>
      ) : null}
    </p>
  );
}
