'use client';
import { type ReactNode, useEffect } from 'react';
import { repairs } from './repairs.ts';

function mendAll(): void {
  for (const { selector, mend } of repairs)
    for (const element of document.querySelectorAll<HTMLElement>(selector)) mend(element);
}

/** Around every page of the admin: gives Payload's parts their names as they come. */
export function Names({ children }: { children: ReactNode }) {
  useEffect(() => {
    let asked = 0;
    // Many changes at once cost one round, before the next picture.
    const soon = () => {
      cancelAnimationFrame(asked);
      asked = requestAnimationFrame(mendAll);
    };
    const observer = new MutationObserver(soon);
    observer.observe(document.body, { childList: true, subtree: true });
    mendAll();
    return () => {
      observer.disconnect();
      cancelAnimationFrame(asked);
    };
  }, []);
  return children;
}
