import './tabs.css';
import type { ReactNode } from 'react';
import { slugify } from '../../../lib/slug.ts';

export interface Tab {
  label: string;
  href: string;
  selected: boolean;
  count?: number;
  /** A pictogram above the label. */
  sign?: ReactNode;
}

/** What gets the focus when the chosen element disappears. */
export const tabId = (label: string) => `aba-${slugify(label)}`;

/**
 * Views of one page, each with its own address. They are links, so they work without a script; `data-instant`
 * avoids the reload.
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
