import './athlete-timeline.css';
import type { Achievement } from '#content/athletes';
import { LineHeading } from '../ui/cards/line-heading.tsx';
import { timeline } from './career.ts';

/** The years are on the line, the results below it. */
export function AthleteTimeline({ achievements }: { achievements: Achievement[] }) {
  if (achievements.length === 0) return null;
  return (
    <section className="section" aria-labelledby="conquistas">
      <div className="wrap">
        <LineHeading id="conquistas">Conquistas</LineHeading>
        <ol className="years">
          {timeline(achievements).map(({ year, text }) => (
            <li key={`${year} ${text}`}>
              {year === undefined ? null : (
                <p className="fig">
                  <time dateTime={String(year)}>{year}</time>
                </p>
              )}
              <p className="years__text">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
