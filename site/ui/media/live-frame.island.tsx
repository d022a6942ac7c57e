import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { PlaySign } from './poster-link.tsx';
import { useOneSound } from './use-one-sound.ts';
import { playerAddress, playerReferrer, playerRights } from './video-address.ts';
import { reachesVideoSite } from './video-reach.ts';

interface LiveFrameProps {
  videoId: string;
  title: string;
}

/** The live player. It waits behind a button while a recording plays. */
export function LiveFrame({ videoId, title }: LiveFrameProps) {
  const [stage, setStage] = useState<'plays' | 'paused' | 'resumed'>('plays');
  const frame = useRef<HTMLIFrameElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isPaused = stage === 'paused';
  const pause = useCallback(() => setStage('paused'), []);
  const sayPlays = useOneSound(button, pause);

  useEffect(() => {
    // A recording may have begun before this script was there.
    if (document.querySelector('.video iframe')) pause();
    void mayPlay().then((may) => {
      if (!may) putPoster(button.current);
    });
  }, [pause]);

  useLayoutEffect(() => {
    if (stage === 'resumed') frame.current?.focus();
  }, [stage]);

  function resume(): void {
    sayPlays();
    setStage('resumed');
  }

  return (
    <>
      {isPaused ? null : (
        <iframe
          ref={frame}
          src={playerAddress(videoId)}
          title={`Transmissão ao vivo: ${title}`}
          allow={playerRights}
          referrerPolicy={playerReferrer}
        />
      )}
      <button
        ref={button}
        className="video__play"
        type="button"
        hidden={!isPaused}
        onClick={resume}
      >
        <span className="vh">{`Voltar à transmissão ao vivo: ${title}`}</span>
        <PlaySign />
      </button>
      <p className="video__said" role="status">
        {isPaused ? 'Ao vivo em pausa enquanto a gravação toca. Toque para voltar.' : ''}
      </p>
    </>
  );
}

interface SavingNavigator {
  connection?: { saveData?: boolean };
}

/** Whether the player can and should load. */
async function mayPlay(): Promise<boolean> {
  const saving = (navigator as SavingNavigator).connection?.saveData === true;
  return !saving && (await reachesVideoSite());
}

/** The poster waits in a template beside the player, drawn by the server. */
function putPoster(inside: Element | null): void {
  const player = inside?.closest('.live-player');
  const poster = player?.querySelector('template')?.content.cloneNode(true);
  if (poster) player?.replaceWith(poster);
}
