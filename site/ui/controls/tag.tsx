import './tag.css';
import type { ReactNode } from 'react';

type Tone = 'green' | 'blue' | 'plain';

export function Tag({ tone = 'green', children }: { tone?: Tone; children: ReactNode }) {
  return <span className={`tag tag--${tone}`}>{children}</span>;
}
