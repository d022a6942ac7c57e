import { useCallback, useLayoutEffect, useRef } from 'react';
import { PlaySign, PosterLink } from './poster-link.tsx';
import { type FrameStage, useAskedFrame } from './use-asked-frame.ts';
import { useOneSound } from './use-one-sound.ts';
import { playerAddress, playerReferrer, playerRights } from './video-address.ts';
import { reachesVideoSite } from './video-reach.ts';

interface VideoPlayerProps {
  videoId: string;
  title: string;
}

const said: Record<FrameStage, string> = {
  picture: '',
  coming: 'Carregando o vídeo…',
  there: '',
  failed: 'O vídeo não abriu aqui. Toque para assistir no YouTube.',
};

/**
 * A recording plays in place: the button becomes the player. The stylesheet shows the button where this can be
 * loaded, and the link where it can't.
 */
export function VideoPlayer({ videoId, title }: VideoPlayerProps) {
  const { stage, isShown, ask, setStage, end } = useAskedFrame(
    async () => !(await reachesVideoSite()),
  );
  const player = useRef<HTMLIFrameElement>(null);
  const link = useRef<HTMLAnchorElement>(null);

  const stop = useCallback(() => end('picture'), [end]);
  const sayPlays = useOneSound(link, stop);
  useLayoutEffect(() => {
    if (stage === 'coming') player.current?.focus();
    if (stage === 'failed') link.current?.focus();
  }, [stage]);

  function play(): void {
    sayPlays();
    void ask();
  }

  return (
    <>
      <PosterLink videoId={videoId} title={title} link={link} isSpare={stage !== 'failed'} />{' '}
      {stage === 'failed' ? null : (
        <button className="video__play video__play--ask" type="button" hidden onClick={play}>
          <span className="vh">{`Assistir: ${title}`}</span>
          <PlaySign />
        </button>
      )}
      <p className="video__said" role="status">
        {said[stage]}
      </p>
      {isShown ? (
        <iframe
          ref={player}
          src={playerAddress(videoId)}
          title={`Vídeo: ${title}`}
          allow={playerRights}
          referrerPolicy={playerReferrer}
          onLoad={() => setStage('there')}
        />
      ) : null}
    </>
  );
}
