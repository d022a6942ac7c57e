import './line-heading.css';
import type { ReactNode } from 'react';

interface LineHeadingProps {
  id: string;
  children: ReactNode;
  /** Controls that stand at the end of the line. */
  tools?: ReactNode;
  /** On a phone the tools come under it. */
  wraps?: boolean;
}

/** A heading with a line that runs to the window's edge. */
export function LineHeading({ id, children, tools, wraps }: LineHeadingProps) {
  const look = `line-heading${tools ? ' line-heading--tools' : ''}${wraps ? ' line-heading--wraps' : ''}`;
  return (
    <div className={look}>
      <h2 className="d-1" id={id}>
        {children}
      </h2>
      {tools ? <div className="line-heading__tools">{tools}</div> : null}
    </div>
  );
}
