import './competition-page.css';
import type { Champion } from '#content/champions';
import type { Competition } from '#content/competitions';
import type { Heat } from '#content/heats';
import type { Match } from '#content/matches';
import { LineHeading } from '../ui/cards/line-heading.tsx';
import { MatchRows } from '../ui/cards/match-rows.tsx';
import { Champions } from './champions.tsx';
import { CompetitionEnd } from './competition-end.tsx';
import { CompetitionHead } from './competition-head.tsx';
import { bracketOf, groupTables, matchRounds, podiumOf, townMedals } from './competition-view.ts';
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

export function CompetitionPage(props: CompetitionPageProps) {
  const { competition, matches, heats, champions, url } = props;
  const tables = groupTables(competition, matches);
  const bracket = bracketOf(matches);
  return (
    <>
      <CompetitionHead competition={competition} bracket={bracket} />
      <FinalGoals sport={competition.sport} final={bracket?.final} />
      <StandingTables tables={tables} rules={competition.rules} />
      <Matches matches={matches} />
      <Podium places={podiumOf(matches, tables)} />
      <Champions champions={champions} current={competition.slug} />
      <MedalTable rows={townMedals(heats)} />
      <HeatTables heats={heats} />
      <CompetitionEnd competition={competition} url={url} />
    </>
  );
}

function Matches({ matches }: { matches: Match[] }) {
  if (matches.length === 0) return null;
  return (
    <section className="section" aria-labelledby="jogos">
      <div className="wrap">
        <LineHeading id="jogos">Jogos</LineHeading>
        {matchRounds(matches).map(({ title, matches: own }) => (
          <section key={title} className="round">
            <h3 className="d-3">{title}</h3>
            <MatchRows matches={own} stages={false} />
          </section>
        ))}
      </div>
    </section>
  );
}
