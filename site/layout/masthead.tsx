import './masthead.css';
import type { ReactNode } from 'react';
import type { SiteLink } from '#content/site-settings';
import { Breadcrumb } from './chrome/breadcrumb.tsx';

interface MastheadProps {
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
}

/** The head of an inner page: light above the line, dark below it. */
export function Masthead({ title, lead, trail = [], here, art, north, south }: MastheadProps) {
  return (
    <header className="mast">
      <div className="mast__north">
        <div className="wrap">
          <Breadcrumb trail={trail} here={here} />
          <h1 className="d-hero">{title}</h1>
          <p className="lead">{lead}</p>
          {north}
        </div>
      </div>
      <div className="south mast__south">
        {art}
        {south ? <div className="wrap">{south}</div> : null}
      </div>
    </header>
  );
}
