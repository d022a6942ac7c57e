import './tag.css';
import type { ReactNode } from 'react';

/** Red is for what is on air, and nothing else. */
type Tone = 'green' | 'blue' | 'plain' | 'live';

export function Tag({ tone = 'green', children }: { tone?: Tone; children: ReactNode }) {
  return <span className={`tag tag--${tone}`}>{children}</span>;
}
