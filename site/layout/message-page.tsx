import './message-page.css';
import type { ReactNode } from 'react';
import { Lanes } from '../ui/lanes.tsx';

interface MessagePageProps {
  figure: string;
  title: string;
  /** Where the title is not in Portuguese. */
  titleLanguage?: string;
  children: ReactNode;
}

/** A page that has only one thing to say: that something is missing or went wrong. */
export function MessagePage({ figure, title, titleLanguage, children }: MessagePageProps) {
  return (
    <section className="message" aria-labelledby="titulo">
      <Lanes />
      <div className="wrap">
        <p className="fig">{figure}</p>
        <h1 className="d-1" id="titulo" lang={titleLanguage}>
          {title}
        </h1>
        {children}
      </div>
    </section>
  );
}
