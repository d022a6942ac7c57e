'use client';
import { useEffect, useRef } from 'react';

/** The video's own title, to save typing. Without an answer one types it. */
export function useVideoTitle(videoId: string | undefined, take: (title: string) => void): void {
  const taker = useRef(take);
  useEffect(() => {
    taker.current = take;
  });
  useEffect(() => {
    if (!videoId) return;
    const asking = new AbortController();
    fetch(`/api/ao-vivo/titulo?video=${videoId}`, { signal: asking.signal })
      .then((answer) => (answer.ok ? answer.json() : { title: '' }))
      .then(({ title }: { title: string }) => {
        if (title && !asking.signal.aborted) taker.current(title);
      })
      .catch(() => undefined);
    return () => asking.abort();
  }, [videoId]);
}
