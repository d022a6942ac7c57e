import './tabs.css';
import type { ReactNode } from 'react';
import { slugify } from '../../../lib/slug.ts';

export interface Tab {
  label: string;
  href: string;
  selected: boolean;
  count?: number;
  /** A pictogram over the word. */
  sign?: ReactNode;
}

/** Where the focus goes when what was chosen vanishes. */
export const tabId = (label: string) => `aba-${slugify(label)}`;

/**
 * Views of one page, each with its own address. They are links, so they work without a script and say
 * so to a screen reader; `data-instant` spares the reload.
 */
interface TabsProps {
  label: string;
  tabs: Tab[];
  /** Two with long names, which share a phone's width. */
  two?: boolean;
}

export function Tabs({ label, tabs, two }: TabsProps) {
  const signs = tabs.some((tab) => tab.sign);
  const look = `tabs${signs ? ' tabs--signs' : ''}${two ? ' tabs--two' : ''}`;
  return (
    <nav className={look} aria-label={label}>
      <ul>
        {tabs.map((tab) => (
          <li key={tab.href}>
            <a
              id={tabId(tab.label)}
              href={tab.href}
              aria-current={tab.selected ? 'true' : undefined}
              data-instant=""
            >
              {tab.sign}
              {tab.label} {tab.count === undefined ? null : <small>{tab.count}</small>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
