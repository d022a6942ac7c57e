import './masthead.css';
import type { ReactNode } from 'react';
import type { SiteLink } from '#content/site-settings';
import { Breadcrumb } from './chrome/breadcrumb.tsx';

interface MastheadProps {
  /** The block of the subject's own stylesheet: its `__title`, `__lead`, `__above`, `__south`, `__below` are here. */
  mix?: string;
  title: ReactNode;
  lead: ReactNode;
  /** The steps between the home page and this one. */
  trail?: SiteLink[];
  /** This page in the breadcrumb. */
  here: string;
  /** A figure on the line, at the right. */
  art?: ReactNode;
  /** Under the lead, above the line. */
  north?: ReactNode;
  /** Below the line. */
  south?: ReactNode;
  /** Nothing follows it: its south reaches the footer. */
  last?: boolean;
}

/** The head of an inner page: light above the line, dark below it. */
export function Masthead({
  mix,
  title,
  lead,
  trail = [],
  here,
  art,
  north,
  south,
  last,
}: MastheadProps) {
  const named = (element: string) => `mast__${element}${mix ? ` ${mix}__${element}` : ''}`;
  return (
    <header className={last ? 'mast scene meets-foot' : 'mast scene'}>
      <div className="north">
        <div className={`wrap scene__words ${named('above')}`}>
          <Breadcrumb trail={trail} here={here} />
          <h1 className={`d-hero ${named('title')}`}>{title}</h1>
          <p className={`lead ${named('lead')}`}>{lead}</p>
          {north}
        </div>
      </div>
      <div className={`south ${named('south')}`}>
        {art}
        {south ? <div className={`wrap scene__words ${named('below')}`}>{south}</div> : null}
      </div>
    </header>
  );
}
