import { type RefObject, useEffect } from 'react';

/**
 * Only one video plays at a time: what begins says so to the page by the event 'plays', with an element of its
 * own, and the others stop. Gives back how to say it.
 */
export function useOneSound(own: RefObject<Element | null>, stop: () => void): () => void {
  useEffect(() => {
    const heed = ({ detail }: CustomEventInit<Element>) => {
      if (detail !== own.current) stop();
    };
    document.addEventListener('plays', heed);
    return () => document.removeEventListener('plays', heed);
  }, [own, stop]);

  return () => document.dispatchEvent(new CustomEvent('plays', { detail: own.current }));
}
