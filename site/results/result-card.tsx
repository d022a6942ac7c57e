import { championOf } from '#content/champions';
import type { CompetitionSummary } from '#content/competitions';
import type { Match } from '#content/matches';
import { type Day, longDate } from '../../lib/dates.ts';
import { scoreWords } from '../../lib/match-score.ts';
import { competitionPath } from '../../lib/paths.ts';
import { sports } from '../../lib/vocabulary.ts';
import { sideName, stageWords } from '../ui/cards/result-lines.ts';
import { ResultPoster } from '../ui/cards/result-poster.tsx';
import { Frame } from '../ui/media/frame.tsx';

/** A competition with the match that tells most of it: its final, or the last one while it goes on. */
export interface ListedCompetition {
  competition: CompetitionSummary;
  match: Match | undefined;
}

interface ResultCardProps extends ListedCompetition {
  /** Its place on the page, which chooses the ground of its poster. */
  at: number;
  today: Day;
}

export function ResultCard({ competition, match, at, today }: ResultCardProps) {
  const { slug, title, sport, picture } = competition;
  const champion = match?.stage === 'final' ? championOf(match)?.name : undefined;
  return (
    <li className="result-card">
      {match?.score ? (
        <ResultPoster match={match} sport={sport} at={at} className="result-poster--small" />
      ) : (
        <Frame picture={picture} shape="1x1" name={title} sizes="(min-width: 62rem) 18rem, 8rem" />
      )}
      <div>
        <h3 className="d-3">
          <a className="cover-link" href={competitionPath(slug)}>
            {title}
          </a>
        </h3>
        <p className="small muted">
          {[
            `${sports[sport]}, ${daysWords(competition, today)}`,
            champion && `em primeiro, ${champion}`,
          ]
            .filter(Boolean)
            .join('; ')}
        </p>
        {match?.score ? (
          <p className="small result-card__score">
            {stageWords(match)}: {sideName(match, 0)} {scoreWords(match.score)} {sideName(match, 1)}
          </p>
        ) : null}
      </div>
    </li>
  );
}

function daysWords({ from, until }: CompetitionSummary, today: Day): string {
  if (from > today) return `começa em ${longDate(from)}`;
  return until !== undefined && until !== from && until >= today
    ? `até ${longDate(until)}`
    : longDate(from);
}

/** Whether it goes on today; one whose last day nobody wrote down does not. */
export const isRunning = ({ from, until }: CompetitionSummary, today: Day): boolean =>
  from <= today && until !== undefined && until >= today;
