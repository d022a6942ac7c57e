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
import { Penalties } from './penalties.tsx';

interface CompetitionHeadProps {
  competition: Competition;
  bracket: Bracket | undefined;
}

/** The bracket is the head of the page: north plays above the line, south below it, the final on it. */
export function CompetitionHead({ competition, bracket }: CompetitionHeadProps) {
  const { title, summary } = competition;
  const isAhead = bracket !== undefined && bracket.north.length > 0;
  return (
    <Masthead
      mix="road"
      title={title}
      lead={summary}
      {...crumbsIn('results', title)}
      north={
        <>
          <p className="road__facts">{`${sports[competition.sport]}. ${daysOf(competition)}`}</p>
          {isAhead ? <h2 className="vh">Chave</h2> : null}
          {bracket ? <Half side="north" rounds={bracket.north} /> : null}
        </>
      }
      south={bracket ? <South bracket={bracket} level={isAhead ? 'h3' : 'h2'} /> : null}
    />
  );
}

/** Read aloud, the final comes last, after both halves that lead to it. */
function South({ bracket: { south, final }, level }: { bracket: Bracket; level: 'h2' | 'h3' }) {
  return (
    <>
      {south.length > 0 ? (
        <Half side="south" rounds={south} />
      ) : final ? (
        <div className="road__room" />
      ) : null}
      {final ? <Final match={final} Heading={level} /> : null}
    </>
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
          <Penalties goals={score.penalties?.[side]} />
        </b>
      ) : null}
      {won ? <span className="vh">, passa</span> : null}
    </p>
  );
}

/** The sun on the line: half of it belongs to each team. */
function Final({ match, Heading }: { match: Match; Heading: 'h2' | 'h3' }) {
  const { score, place, state } = match;
  const winner = state === 'encerrado' && score ? winnerOf(score) : undefined;
  return (
    <div className="scene__art sun-final">
      <Heading className="vh">Final{place ? `, ${place.name}` : ''}</Heading>
      {([0, 1] as const).map((side) => (
        <div
          key={side}
          className={winner === side ? 'sun-final__side sun-final__won' : 'sun-final__side'}
        >
          <span className="sun-final__name">{sideName(match, side)}</span>{' '}
          {score ? (
            <b className="fig">
              {score.score[side]}
              <Penalties goals={score.penalties?.[side]} />
            </b>
          ) : null}
          {winner === side ? <span className="vh">, campeã</span> : null}
          {side === 0 ? <span className="vh">. </span> : null}
        </div>
      ))}
    </div>
  );
}
