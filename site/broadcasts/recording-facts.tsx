import type { RecordedBroadcast } from '#content/broadcasts';
import { longDate } from '../../lib/dates.ts';
import { Icon } from '../drawings/icon.tsx';

/** Date, views and duration. */
export function RecordingFacts({ recording }: { recording: RecordedBroadcast }) {
  const { day, views, duration } = recording;
  return (
    <ul className="cast-facts">
      <li>
        <Icon name="calendar" />
        <time dateTime={day}>{longDate(day)}</time>
      </li>
      {views ? (
        <li>
          <Icon name="play" />
          {views} visualizações
        </li>
      ) : null}
      {duration ? (
        <li>
          <Icon name="time" />
          <span className="vh">Duração: </span>
          {duration}
        </li>
      ) : null}
    </ul>
  );
}
