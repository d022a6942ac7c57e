import './cover.css';
import type { ReactNode } from 'react';
import type { Picture } from '#content/pictures';
import type { SiteLink } from '#content/site-settings';
import { HeroArt } from '../drawings/posters/hero-art.tsx';
import { Frame } from '../ui/media/frame.tsx';
import { Breadcrumb } from './chrome/breadcrumb.tsx';

interface CoverProps {
  trail: SiteLink[];
  badge: ReactNode;
  title: string;
  picture: Picture;
  /** The page is about a person. */
  portrait?: boolean;
  /** Below the line. */
  children: ReactNode;
}

/** The head of a page about one thing or person: the name on the line, a figure beside it. */
export function Cover({ trail, badge, title, picture, portrait = false, children }: CoverProps) {
  return (
    <header className="scene">
      <div className="north">
        <div className="wrap scene__words cover__above">
          <Breadcrumb trail={trail} here={title} />
          <div className="cover__name">
            <p className="cover__badge">{badge}</p>
            <h1 className={`cover__title cover__title--${sizeOf(title)}`}>{title}</h1>
          </div>
        </div>
      </div>
      <div className="south">
        {picture?.kind === 'poster' ? (
          <HeroArt name={picture.poster} className="scene__art cover__art" />
        ) : (
          <div className="scene__art cover__photo">
            <Frame
              picture={picture}
              portrait={portrait}
              shape="1x1"
              name={title}
              onLine
              credited
              sizes="40vw"
              eager
            />
          </div>
        )}
        <div className="wrap scene__words cover__below">{children}</div>
      </div>
    </header>
  );
}

/** Decided by the longest word, which must fit its column unbroken. */
export function sizeOf(title: string): 'short' | 'middle' | 'long' {
  const longest = Math.max(...title.split(/\s+/).map((word) => word.length));
  if (longest > 9 || title.length > 28) return 'long';
  return longest > 7 || title.length > 14 ? 'middle' : 'short';
}

export interface CoverFact {
  figure: string;
  label: string;
}

export function CoverFacts({ facts }: { facts: CoverFact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className="row cover__facts">
      {facts.map(({ figure, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="fig">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
