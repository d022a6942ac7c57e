import './video.css';
import type { Ref } from 'react';
import { newTab } from '../controls/button-class.ts';
import { watchAddress } from './video-address.ts';

interface PosterLinkProps {
  videoId: string;
  title: string;
  link?: Ref<HTMLAnchorElement>;
  /** Shown only where no script runs. */
  isSpare?: boolean;
}

/** Lies over a poster and leads to the video site. */
export function PosterLink({ videoId, title, link, isSpare }: PosterLinkProps) {
  return (
    <a
      ref={link}
      className={isSpare ? 'video__play video__play--spare' : 'video__play'}
      href={watchAddress(videoId)}
      {...newTab}
    >
      <span className="vh">{`Assistir no YouTube: ${title} (abre em nova aba)`}</span>
      <PlaySign />
    </a>
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
