import './line-row.css';
import './line-cards.css';
import type { ReactNode } from 'react';

interface LineCardsProps {
  /** The shape of the frames, all the same, so that each row shares one line. */
  shape: '1x1' | '4x5';
  children: ReactNode;
}

/** Cards whose pictures are crossed by one line. */
export function LineCards({ shape, children }: LineCardsProps) {
  return <ul className={`line-row line-cards line-cards--${shape}`}>{children}</ul>;
}

interface LineCardProps {
  /** Twice as wide: its name is on the line, beside the picture. */
  lead: boolean;
  frame: ReactNode;
  /** Above the line in a wide card: the name and the kind. */
  head: ReactNode;
  children: ReactNode;
  /** Shown in a wide card only, under both columns. */
  foot?: ReactNode;
}

export function LineCard({ lead, frame, head, children, foot }: LineCardProps) {
  return (
    <li className={lead ? 'line-card line-card--lead' : 'line-card'}>
      {frame}
      <div className="line-card__words">
        <div className="line-card__head">{head}</div>
        {children}
      </div>
      {lead && foot ? <div className="line-card__foot">{foot}</div> : null}
    </li>
  );
}

/** With three in a row, a wide first card leaves fewer gaps, unless the rows are full. */
export function hasLead(count: number): boolean {
  return count % 3 !== 0;
}
