import './athlete-timeline.css';
import type { Achievement } from '#content/athletes';
import { LineHeading } from '../ui/cards/line-heading.tsx';
import { ScaleLine } from '../ui/cards/scale-line.tsx';
import { timeline } from './career.ts';

/** The years are on the line, to scale, the results below it. */
export function AthleteTimeline({ achievements }: { achievements: Achievement[] }) {
  if (achievements.length === 0) return null;
  return (
    <section className="section" aria-labelledby="conquistas">
      <div className="wrap">
        <LineHeading id="conquistas">Conquistas</LineHeading>
        <ScaleLine
          marks={achievements.flatMap(({ year }) =>
            year === undefined ? [] : [{ value: year, label: String(year) }],
          )}
        />
        <ol className="timeline">
          {timeline(achievements).map(({ year, text }) => (
            <li key={`${year} ${text}`}>
              {year === undefined ? null : (
                <p className="fig timeline__year">
                  <time dateTime={String(year)}>{year}</time>
                </p>
              )}
              <p className="timeline__text">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
