import './video.css';
import type { Picture } from '#content/pictures';
import { newTab } from '../controls/button.tsx';
import { Frame } from './frame.tsx';
import { watchAddress } from './video-address.ts';

interface VideoProps {
  videoId: string;
  title: string;
  picture: Picture;
}

/**
 * Our poster with a play sign: a link to the video site, which a script turns into a button that loads the
 * player. Until then nothing comes from a third party.
 */
export function Video({ videoId, title, picture }: VideoProps) {
  return (
    <div className="video" data-video={videoId} data-video-title={title}>
      <VideoPoster videoId={videoId} title={title} picture={picture} />
      <button className="video__play" type="button" hidden>
        <span className="vh">Assistir: {title}</span>
        <PlaySign />
      </button>
      <p className="video__said" role="status" />
    </div>
  );
}

/** The poster and the link alone, where there is no player. */
export function VideoPoster({ videoId, title, picture }: VideoProps) {
  return (
    <>
      <Frame
        picture={picture}
        shape="4x3"
        name={title}
        sizes="(min-width: 62rem) 66vw, 100vw"
        eager
      />
      <a className="video__play" href={watchAddress(videoId)} {...newTab}>
        <span className="vh">Assistir no YouTube: {title} (abre em nova aba)</span>
        <PlaySign />
      </a>
    </>
  );
}

export function PlaySign() {
  return (
    <svg className="video__sign" viewBox="0 0 96 96" aria-hidden="true" focusable="false">
      <circle cx="48" cy="48" r="46" />
      <path d="M38 29v38l31-19z" />
    </svg>
  );
}
