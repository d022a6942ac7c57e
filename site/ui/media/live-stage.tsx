import type { LiveStream } from '#content/live-stream';
import { LivePlayer } from './live-player.tsx';
import { VideoPoster } from './video.tsx';

interface LiveStageProps {
  stream: LiveStream;
  /** The browser asks to save data. */
  savesData: boolean;
}

/** The live player, or a poster with a link for those who can't or shouldn't load it. */
export function LiveStage({ stream, savesData }: LiveStageProps) {
  const poster = <LivePoster stream={stream} />;
  if (savesData) return poster;
  return <LivePlayer {...stream} instead={poster} />;
}

function LivePoster({ stream: { videoId, title, picture } }: { stream: LiveStream }) {
  return (
    <div className="video">
      <VideoPoster videoId={videoId} title={title} picture={picture} />
      <p className="video__said">O vídeo não foi carregado aqui. Toque para assistir no YouTube.</p>
    </div>
  );
}
