import { useEffect, useState } from 'react';
import { formatCount, nounFor } from '../../lib/counts.ts';
import { renewPart } from '../instant/ask-page.ts';
import { watchLive } from './watch-live.ts';

interface LiveStatusProps {
  /** Answers with what is on air and how many watch it. */
  address: string;
  /** The title of what the page shows; empty when nothing is on air. */
  shown: string;
  viewers: number;
  /** The id of the part of the page that is another one when something else is on air. */
  part: string;
}

/** How many are watching. It also notices when a stream begins or ends, so it stands where nothing is on air. */
export function LiveStatus({ address, shown, viewers: sent, part }: LiveStatusProps) {
  const [viewers, setViewers] = useState(sent);

  useEffect(() => {
    const leave = new AbortController();
    watchLive(address, leave.signal, ({ isLive, title, viewers: watching }) => {
      if (shown === (isLive ? title : '')) setViewers(watching);
      else renewPart(part);
    });
    return () => leave.abort();
  }, [address, shown, part]);

  if (shown === '') return null;
  // Nobody can tell how many they are unless the video service does.
  return (
    <p className="stage__viewers" hidden={viewers === 0}>
      <b className="fig">{formatCount(viewers)}</b>
      {` ${nounFor(viewers, 'pessoa assistindo', 'pessoas assistindo')}`}
    </p>
  );
}
