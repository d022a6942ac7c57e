import './message-page.css';
import type { ReactNode } from 'react';
import type { DrawingName } from '../../lib/posters.ts';
import { HeroArt } from '../drawings/posters/hero-art.tsx';

interface MessagePageProps {
  figure: string;
  title: string;
  /** Where the title is not in Portuguese. */
  titleLanguage?: string;
  /** Who plays on beside it. */
  art: DrawingName;
  children: ReactNode;
}

/** A page that has only one thing to say: its figure stands on the line, the words hang from it. */
export function MessagePage({ figure, title, titleLanguage, art, children }: MessagePageProps) {
  return (
    <section className="message meets-foot" aria-labelledby="titulo">
      <div className="message__north">
        <p
          className={
            figure === '@'
              ? 'wrap fig message__figure message__figure--descends'
              : 'wrap fig message__figure'
          }
        >
          {figure}
        </p>
      </div>
      <div className="south message__south">
        <HeroArt name={art} className="message__art" />
        <div className="wrap message__words">
          <h1 className="d-1" id="titulo" lang={titleLanguage}>
            {title}
          </h1>
          {children}
        </div>
      </div>
    </section>
  );
}
