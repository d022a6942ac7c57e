import './message-page.css';
import type { ReactNode } from 'react';
import type { DrawingName } from '../../lib/posters.ts';
import { HeroArt } from '../drawings/posters/hero-art.tsx';

interface MessagePageProps {
  figure: string;
  title: string;
  /** Set where the title is not in Portuguese. */
  titleLanguage?: string;
  /** The figure beside it. */
  art: DrawingName;
  children: ReactNode;
}

/** A page with one message: a figure on the line, the text below it. */
export function MessagePage({ figure, title, titleLanguage, art, children }: MessagePageProps) {
  return (
    <section className="scene meets-foot" aria-labelledby="titulo">
      <div className="north">
        <p
          className={
            figure === '@'
              ? 'wrap fig scene__words message__figure message__figure--descends'
              : 'wrap fig scene__words message__figure'
          }
        >
          {figure}
        </p>
      </div>
      <div className="south">
        <HeroArt name={art} className="scene__art message__art" />
        <div className="wrap scene__words message__words">
          <h1 className="d-1" id="titulo" lang={titleLanguage}>
            {title}
          </h1>
          {children}
        </div>
      </div>
    </section>
  );
}
