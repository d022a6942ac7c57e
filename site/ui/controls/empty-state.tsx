import './empty-state.css';
import type { ReactNode } from 'react';
import { Lanes } from '../cards/lanes.tsx';

interface EmptyStateProps {
  title: string;
  text: string;
  /** What to do next. */
  children?: ReactNode;
}

export function EmptyState({ title, text, children }: EmptyStateProps) {
  return (
    <div className="empty-state">
      <Lanes />
      <div>
        <h3 className="d-2">{title}</h3>
        <p>{text}</p>
        {children}
      </div>
    </div>
  );
}
