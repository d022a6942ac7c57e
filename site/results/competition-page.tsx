import './competition-page.css';
import type { Champion } from '#content/champions';
import type { Competition } from '#content/competitions';
import type { Heat } from '#content/heats';
import type { Match } from '#content/matches';
import { counted } from '../../lib/counts.ts';
import { LineHeading } from '../ui/cards/line-heading.tsx';
import { MatchRows } from '../ui/cards/match-rows.tsx';
import { Champions } from './champions.tsx';
import { CompetitionEnd } from './competition-end.tsx';
import { CompetitionHead } from './competition-head.tsx';
import {
  bracketOf,
  foldRounds,
  groupTables,
  type MatchRound,
  matchRounds,
  podiumOf,
  townMedals,
} from './competition-view.ts';
import { FinalGoals } from './goal-line.tsx';
import { HeatTables } from './heat-tables.tsx';
import { MedalTable } from './medal-table.tsx';
import { Podium } from './podium.tsx';
import { StandingTables } from './standing-tables.tsx';

interface CompetitionPageProps {
  competition: Competition;
  matches: Match[];
  heats: Heat[];
  /** Of all editions. */
  champions: Champion[];
  /** The whole address of this page. */
  url: string;
}

/** What people come for stands first: who won, then how, then all that was played. */
export function CompetitionPage(props: CompetitionPageProps) {
  const { competition, matches, heats, champions, url } = props;
  const tables = groupTables(competition, matches);
  const bracket = bracketOf(matches);
  return (
    <>
      <CompetitionHead competition={competition} bracket={bracket} />
      <Podium places={podiumOf(matches, tables)} />
      <MedalTable rows={townMedals(heats)} />
      <FinalGoals sport={competition.sport} final={bracket?.final} />
      <StandingTables tables={tables} rules={competition.rules} />
      <Matches matches={matches} />
      <HeatTables heats={heats} />
      <Champions champions={champions} current={competition.slug} />
      <CompetitionEnd competition={competition} url={url} />
    </>
  );
}

function Matches({ matches }: { matches: Match[] }) {
  if (matches.length === 0) return null;
  const { shown, folded } = foldRounds(matchRounds(matches));
  return (
    <section className="section" aria-labelledby="jogos">
      <div className="wrap">
        <LineHeading id="jogos">Jogos</LineHeading>
        {shown.map((round) => (
          <Round key={round.title} {...round} />
        ))}
        {folded.length > 0 ? (
          <details className="group-stage">
            <summary className="d-3">
              {`Fase de grupos, ${counted(countOf(folded), 'jogo', 'jogos')}`}
            </summary>
            {folded.map((round) => (
              <Round key={round.title} {...round} />
            ))}
          </details>
        ) : null}
      </div>
    </section>
  );
}

const countOf = (rounds: MatchRound[]) => rounds.flatMap(({ matches }) => matches).length;

function Round({ title, matches }: MatchRound) {
  return (
    <section className="round">
      <h3 className="d-3">{title}</h3>
      <MatchRows matches={matches} stages={false} />
    </section>
  );
}
