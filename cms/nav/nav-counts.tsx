'use client';
import './nav-counts.css';
import { usePathname } from 'next/navigation.js';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { NavCount } from './read-counts.ts';

/** The figure is seen, the words are heard: 'Fale Conosco, 3 aguardam'. */
export function CountBadge({ figure, words }: NavCount) {
  return (
    <>
      <span className="nav-count" aria-hidden="true">
        {figure}
      </span>
      <span className="nav-count__words">, {words}</span>
    </>
  );
}

/** Beside Payload's own links, which take no part of ours: each count is drawn into the link of its list. */
export function NavCounts({ counts }: { counts: Record<string, NavCount> }) {
  const path = usePathname();
  const [links, setLinks] = useState<[Element, NavCount][]>([]);
  // The link of the page that one is on is another element.
  useEffect(() => {
    const found = path
      ? Object.entries(counts).map(
          ([slug, count]) => [document.getElementById(`nav-${slug}`), count] as const,
        )
      : [];
    setLinks(found.filter((one): one is [HTMLElement, NavCount] => one[0] !== null));
  }, [counts, path]);
  return links.map(([link, count]) => createPortal(<CountBadge {...count} />, link, link.id));
}
