import './soon-cards.css';
import type { ReactNode } from 'react';
import type { LiveStream } from '#content/live-stream';
import { hourLabel } from '../../lib/clock-time.ts';
import { timeOf } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import type { Activity } from '../ui/cards/activity.ts';
import { sameInTowns } from '../ui/cards/activity-lists.ts';
import { ActivityTags } from '../ui/cards/activity-tags.tsx';
import { hourText, whereText } from '../ui/cards/activity-words.ts';
import { TownNames } from '../ui/cards/town-names.tsx';
import { TownSuns } from '../ui/cards/town-suns.tsx';
import { Tag } from '../ui/controls/tag.tsx';
import { Frame } from '../ui/media/frame.tsx';
import { HourSquare } from './hour-square.tsx';

interface SoonCardsProps {
  onAir: LiveStream | undefined;
  begun: readonly Activity[];
  soon: readonly Activity[];
  now: Date;
  /** After these. */
  children?: ReactNode;
}

/** Now and next share one line: what has begun shows its picture, what will begin shows its minutes. */
export function SoonCards({ onAir, begun, soon, now, children }: SoonCardsProps) {
  return (
    <ul className="soon-cards">
      {onAir ? <OnAir stream={onAir} /> : null}
      {grouped(begun).map(({ activity, all }) => (
        <li key={activity.path}>
          {all.length > 1 ? (
            <TownSuns activities={all} shape="square" />
          ) : (
            <Frame picture={activity.picture} shape="1x1" name={activity.title} sizes="18rem" />
          )}
          <div>
            <p>
              <Tag tone="blue">Acontecendo agora</Tag>
            </p>
            <Words activity={activity} all={all} />
            <p className="small">
              {activity.allDay ? (
                hourText(activity)
              ) : (
                <>
                  Começou às {clock(activity.startsAt)}. Vai até <b>{clock(activity.endsAt)}</b>.
                </>
              )}
            </p>
            <ActivityTags activity={activity} />
          </div>
        </li>
      ))}
      {grouped(soon).map(({ activity, all }) => (
        <li key={activity.path}>
          <Count activity={activity} now={now} />
          <div>
            <Words activity={activity} all={all} />
            <p className="small">
              Das {clock(activity.startsAt)} às {clock(activity.endsAt)}.
            </p>
            <ActivityTags activity={activity} />
          </div>
        </li>
      ))}
      {children}
    </ul>
  );
}

/** As long as an editor says so: nobody knows until when. */
function OnAir({ stream }: { stream: LiveStream }) {
  return (
    <li>
      <Frame picture={stream.picture} shape="1x1" name={stream.title} sizes="18rem" />
      <div>
        <p>
          <Tag tone="live">No ar agora</Tag>
        </p>
        <h3 className="d-3">
          <a className="cover-link" href={paths.broadcasts}>
            {stream.title}
          </a>
        </h3>
        <p className="small">Na internet, ao vivo</p>
      </div>
    </li>
  );
}

const clock = (moment: Date) => hourLabel(timeOf(moment));

/** The same in many towns is one card. */
const grouped = (activities: readonly Activity[]) =>
  sameInTowns(activities).flatMap((all) => (all[0] ? { activity: all[0], all } : []));

function Words({ activity, all }: { activity: Activity; all: readonly Activity[] }) {
  const isMany = all.length > 1;
  return (
    <>
      <h3 className="d-3">
        <a className="cover-link" href={(isMany && activity.home) || activity.path}>
          {activity.title}
        </a>
      </h3>
      {isMany ? <TownNames activities={all} /> : <p className="small">{whereText(activity)}</p>}
      {activity.note ? <p className="small">{activity.note}</p> : null}
    </>
  );
}

function Count({ activity, now }: { activity: Activity; now: Date }) {
  const minutes = Math.ceil((activity.startsAt.getTime() - now.getTime()) / 60_000);
  const inHours = minutes > 90;
  return (
    <HourSquare
      before="Começa em"
      figure={inHours ? Math.round(minutes / 60) : minutes}
      words={[inHours ? 'horas' : minutes === 1 ? 'minuto' : 'minutos', clock(activity.startsAt)]}
    />
  );
}
