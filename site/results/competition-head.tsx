import './competition-head.css';
import type { Competition } from '#content/competitions';
import type { Match } from '#content/matches';
import { longDate } from '../../lib/dates.ts';
import { winnerOf } from '../../lib/match-score.ts';
import { matchStages, sports } from '../../lib/vocabulary.ts';
import { crumbsIn } from '../addresses/crumbs.ts';
import { Masthead } from '../layout/masthead.tsx';
import { sideName } from '../ui/cards/result-lines.ts';
import { type Bracket, type BracketHalf, sideOfLine } from './competition-view.ts';

interface CompetitionHeadProps {
  competition: Competition;
  bracket: Bracket | undefined;
}

/** The bracket is the head of the page: north plays above the line, south below it, the final on it. */
export function CompetitionHead({ competition, bracket }: CompetitionHeadProps) {
  const { title, summary } = competition;
  return (
    <Masthead
      mix="road"
      title={title}
      lead={summary}
      {...crumbsIn('results', title)}
      north={
        <>
          <p className="road__facts">{`${sports[competition.sport]}. ${daysOf(competition)}`}</p>
          {bracket ? <Half side="north" rounds={bracket.north} /> : null}
        </>
      }
      art={bracket?.final ? <Final match={bracket.final} /> : null}
      south={
        bracket?.south.length ? (
          <Half side="south" rounds={bracket.south} />
        ) : bracket?.final ? (
          <div className="road__room" />
        ) : null
      }
    />
  );
}

function daysOf({ from, until }: Competition): string {
  if (until === from) return longDate(from);
  return until ? `De ${longDate(from)} a ${longDate(until)}` : `Desde ${longDate(from)}`;
}

interface HalfProps {
  side: 'north' | 'south';
  rounds: BracketHalf[];
}

const names = {
  north: { true: 'Norte da linha', false: 'metade de cima' },
  south: { true: 'Sul da linha', false: 'metade de baixo' },
} as const;

/** One list a round: screen readers hear them one after the other. */
function Half({ side, rounds }: HalfProps) {
  if (rounds.length === 0) return <div className="road__room" />;
  const isThere = sideOfLine(rounds) === side;
  const name = names[side][`${isThere}`];
  const label = (
    <p className="keys__side" aria-hidden="true">
      {isThere ? name : ''}
    </p>
  );
  return (
    <>
      {side === 'south' ? label : null}
      <div className={`keys keys--${side}`}>
        {rounds.map(({ stage, matches }) => (
          <ol key={stage} className="keys__round" aria-label={`${matchStages[stage]}, ${name}`}>
            {matches.map((match) => (
              <li key={match.id}>
                <div className="keys__match">
                  <Side match={match} side={0} />
                  <Side match={match} side={1} />
                </div>
              </li>
            ))}
          </ol>
        ))}
      </div>
      {side === 'north' ? label : null}
    </>
  );
}

function Side({ match, side }: { match: Match; side: 0 | 1 }) {
  const { score, state } = match;
  const won = state === 'encerrado' && score && winnerOf(score) === side;
  return (
    <p className={won ? 'keys__won' : undefined}>
      <span>{sideName(match, side)}</span>{' '}
      {score ? (
        <b>
          {score.score[side]}
          {score.penalties ? <small> ({score.penalties[side]})</small> : null}
        </b>
      ) : null}
      {won ? <span className="vh">, passa</span> : null}
    </p>
  );
}

/** The sun on the line: half of it belongs to each team. */
function Final({ match }: { match: Match }) {
  const { score, place, state } = match;
  const winner = state === 'encerrado' && score ? winnerOf(score) : undefined;
  return (
    <div className="scene__art sun-final">
      <p className="vh">Final{place ? `, ${place.name}` : ''}</p>
      {([0, 1] as const).map((side) => (
        <p
          key={side}
          className={winner === side ? 'sun-final__side sun-final__won' : 'sun-final__side'}
        >
          <span>{sideName(match, side)}</span>
          {score ? (
            <b className="fig">
              {score.score[side]}
              {score.penalties ? <small> ({score.penalties[side]})</small> : null}
            </b>
          ) : null}
          {winner === side ? <span className="vh">, campeã</span> : null}
        </p>
      ))}
    </div>
  );
}
