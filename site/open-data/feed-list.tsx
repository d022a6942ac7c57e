import './feeds.css';
import type { ReactNode } from 'react';

export interface ListedFeed {
  path: string;
  name: string;
  text: string;
}

interface FeedListProps {
  feeds: readonly ListedFeed[];
  origin: string;
  /** What follows the address of one. */
  more?: (feed: ListedFeed) => ReactNode;
}

/** Addresses for programs, each with what it holds. */
export function FeedList({ feeds, origin, more }: FeedListProps) {
  return (
    <ul className="feeds">
      {feeds.map((feed) => (
        <li key={feed.path}>
          <h3 className="d-3">{feed.name}</h3>
          <p>{feed.text}</p>
          <a href={feed.path}>
            <code>{origin + feed.path}</code>
          </a>
          {more?.(feed)}
        </li>
      ))}
    </ul>
  );
}
