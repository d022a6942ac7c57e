import './live-player.css';
import type { ReactNode } from 'react';
import { playerAddress, playerReferrer, playerRights } from './video-address.ts';

interface LivePlayerProps {
  videoId: string;
  title: string;
  /** Takes the player's place when `live-player.ts` finds that it can't or shouldn't load. */
  instead: ReactNode;
}

/** The one thing that may come from a third party unasked: the live picture itself, without cookies. */
export function LivePlayer({ videoId, title, instead }: LivePlayerProps) {
  return (
    <div className="live-player" data-live-player="">
      <iframe
        src={playerAddress(videoId)}
        title={`Transmissão ao vivo: ${title}`}
        allow={playerRights}
        referrerPolicy={playerReferrer}
      />
      <template>{instead}</template>
    </div>
  );
}
