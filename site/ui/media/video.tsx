import './video.css';
import type { Picture } from '#content/pictures';
import { Island } from '../../islands/island.tsx';
import { Frame } from './frame.tsx';
import { PosterLink } from './poster-link.tsx';
import { VideoPlayer } from './video-player.island.tsx';

interface VideoProps {
  videoId: string;
  title: string;
  picture: Picture;
}

/** Our poster with a play sign, and the player on request. Until then nothing comes from a third party. */
export function Video({ videoId, title, picture }: VideoProps) {
  return (
    <div className="video" data-may-show="video">
      <Poster title={title} picture={picture} />
      <Island
        of={VideoPlayer}
        from="ui/media/video-player"
        when="touched"
        props={{ videoId, title }}
      />
    </div>
  );
}

/** The poster and the link alone, where there is no player. */
export function VideoPoster({ videoId, title, picture }: VideoProps) {
  return (
    <>
      <Poster title={title} picture={picture} />
      <PosterLink videoId={videoId} title={title} />
    </>
  );
}

function Poster({ title, picture }: Pick<VideoProps, 'title' | 'picture'>) {
  return (
    <Frame
      picture={picture}
      shape="4x3"
      name={title}
      sizes="(min-width: 62rem) 66vw, 100vw"
      eager
    />
  );
}
