import './goal-line.css';
import type { Goal, Match } from '#content/matches';
import { goalLine, type PlacedGoal } from '../../lib/goals.ts';
import type { Sport } from '../../lib/vocabulary.ts';
import { LineHeading } from '../ui/cards/line-heading.tsx';
import { sideName } from '../ui/cards/result-lines.ts';

/** The final, goal by goal: the first team above the line, the second below it; upright where there is no room. */
export function FinalGoals({ sport, final }: { sport: Sport; final: Match | undefined }) {
  if (!final?.score || final.goals.length === 0) return null;
  const { goals, ticks, isDense } = goalLine(sport, final.goals, final.score.score);
  return (
    <section className="section" aria-labelledby="gols">
      <div className="wrap">
        <LineHeading id="gols">A final, gol a gol</LineHeading>
        <p className="goals__teams d-3" aria-hidden="true">
          <span>{sideName(final, 0)}</span> <span>{sideName(final, 1)}</span>
        </p>
        <div className={isDense ? 'goals' : 'goals goals--apart'}>
          <p className="goals__minutes" aria-hidden="true">
            {ticks.map((minute) => (
              <span key={minute}>{minute}</span>
            ))}
          </p>
          <ol>
            {goals.map((goal) => (
              <li key={goal.id} className={classOf(goal)}>
                <b className="fig">{goal.minute}′</b> <b>{goal.name ?? 'Gol'}</b>{' '}
                <span className="small">{wordsOf(goal)}</span>
                <span className="vh">, {sideName(final, goal.side)}</span>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}

const classOf = ({ side, at, turned }: PlacedGoal<Goal>) =>
  [`goals__at-${at}`, side === 1 && 'goals__below', turned && 'goals__turned']
    .filter(Boolean)
    .join(' ');

const wordsOf = ({ note, after }: PlacedGoal<Goal>) =>
  [note, after && `${after[0]} × ${after[1]}`].filter(Boolean).join(', ');
