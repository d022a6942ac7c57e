import './recording-facts.css';
import type { RecordedBroadcast } from '#content/broadcasts';
import { longDate } from '../../lib/dates.ts';
import { Icon } from '../drawings/icon.tsx';

/** Date, views and duration. */
interface RecordingFactsProps {
  recording: RecordedBroadcast;
  /** In the head of a page, in its colours. */
  inHead?: boolean;
}

export function RecordingFacts({ recording, inHead }: RecordingFactsProps) {
  const { day, views, duration } = recording;
  return (
    <ul className={inHead ? 'cast-facts cast-facts--in-head' : 'cast-facts'}>
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
