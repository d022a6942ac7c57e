import './live-player.css';
import type { ReactNode } from 'react';
import type { Picture } from '#content/pictures';
import { Frame } from './frame.tsx';
import { PlaySign } from './poster-link.tsx';
import { playerAddress, playerReferrer, playerRights } from './video-address.ts';

interface LivePlayerProps {
  videoId: string;
  title: string;
  /** Shown until the player has loaded. */
  picture: Picture;
  /** Takes the player's place when `live-player.ts` finds that it can't or shouldn't load. */
  instead: ReactNode;
}

/** The only thing loaded from a third party without asking: the live stream, without cookies. */
export function LivePlayer({ videoId, title, picture, instead }: LivePlayerProps) {
  return (
    <div className="live-player" data-live-player="">
      <Frame picture={picture} shape="16x9" sizes="(min-width: 75rem) 66vw, 100vw" eager />
      <iframe
        src={playerAddress(videoId)}
        title={`Transmissão ao vivo: ${title}`}
        allow={playerRights}
        referrerPolicy={playerReferrer}
      />
      <button className="video__play" type="button" hidden>
        <span className="vh">Voltar à transmissão ao vivo: {title}</span>
        <PlaySign />
      </button>
      <p className="video__said" role="status" />
      <template>{instead}</template>
    </div>
  );
}
