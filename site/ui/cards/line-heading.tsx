import './line-heading.css';
import type { ReactNode } from 'react';

interface LineHeadingProps {
  id: string;
  children: ReactNode;
  /** Controls that stand at the end of the line. */
  tools?: ReactNode;
}

/** A heading with a line that runs to the window's edge. */
export function LineHeading({ id, children, tools }: LineHeadingProps) {
  return (
    <div className={tools ? 'line-heading line-heading--tools' : 'line-heading'}>
      <h2 className="d-1" id={id}>
        {children}
      </h2>
      {tools ? <div className="line-heading__tools">{tools}</div> : null}
    </div>
  );
}
