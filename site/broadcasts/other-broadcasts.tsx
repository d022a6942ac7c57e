import { broadcastPath } from '../../lib/paths.ts';
import '../ui/cards/line-row.css';
import './other-broadcasts.css';
import type { RecordedBroadcast, UpcomingBroadcast } from '#content/broadcasts';
import { longDate } from '../../lib/dates.ts';
import { LineHeading } from '../ui/cards/line-heading.tsx';
import { Frame } from '../ui/media/frame.tsx';
import { inOwnLooks } from '../ui/media/own-looks.ts';

export type Other = RecordedBroadcast | UpcomingBroadcast;

interface OtherBroadcastsProps {
  title: string;
  broadcasts: Other[];
}

/** What else can be watched, once one broadcast has been seen. */
export function OtherBroadcasts({ title, broadcasts }: OtherBroadcastsProps) {
  if (broadcasts.length === 0) return null;
  return (
    <section className="section" aria-labelledby="outras">
      <div className="wrap">
        <LineHeading id="outras">{title}</LineHeading>
        <ul className="line-row other-casts">
          {inOwnLooks(broadcasts).map((broadcast) => (
            <li key={broadcast.slug}>
              <Frame
                picture={broadcast.picture}
                shape="4x3"
                name={broadcast.title}
                sizes="(min-width: 62rem) 25vw, 50vw"
              />
              <h3 className="d-3">
                <a className="cover-link" href={broadcastPath(broadcast.slug)}>
                  {broadcast.title}
                </a>
              </h3>
              <p className="small muted">{whenOf(broadcast)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function whenOf(broadcast: Other): string {
  const more = 'time' in broadcast ? broadcast.time : broadcast.duration;
  return [longDate(broadcast.day), more].filter(Boolean).join(', ');
}
