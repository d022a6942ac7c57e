import { useCallback, useRef, useState } from 'react';

/** Our picture, then the other site's frame on its way and there, or our picture again. */
export type FrameStage = 'picture' | 'coming' | 'there' | 'failed';

/**
 * A frame of another site, which comes only when it is asked for. `fails` tells whether it did not come: a
 * frame that could not be loaded does not tell its page.
 */
export function useAskedFrame(fails: () => Promise<boolean>) {
  const [stage, setStage] = useState<FrameStage>('picture');
  const asked = useRef(0);

  async function ask(): Promise<void> {
    asked.current += 1;
    const own = asked.current;
    setStage('coming');
    if ((await fails()) && own === asked.current) setStage('failed');
  }

  /** Whatever is found out about it later does not count any more. */
  const end = useCallback((last: FrameStage): void => {
    asked.current += 1;
    setStage(last);
  }, []);

  return { stage, isShown: stage === 'coming' || stage === 'there', ask, setStage, end };
}
