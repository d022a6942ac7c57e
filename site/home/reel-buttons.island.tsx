import { useLayoutEffect, useState } from 'react';
import { Icon } from '../drawings/icon.tsx';

export interface ReelButtonsProps {
  /** The id of the box that scrolls. */
  reel: string;
  /** The id of the line that shows which part of it is in view. */
  meter: string;
}

/** What is in view of the reel. `fits`: all of it, so there is nothing to move. */
interface Shown {
  fits: boolean;
  isFirst: boolean;
  isLast: boolean;
}

function measure({ scrollLeft, scrollWidth, clientWidth }: Element): Shown {
  return {
    fits: scrollWidth <= clientWidth + 1,
    isFirst: scrollLeft <= 1,
    isLast: scrollLeft >= scrollWidth - clientWidth - 1,
  };
}

function showOnMeter(meter: HTMLElement, { scrollLeft, scrollWidth, clientWidth }: Element): void {
  const share = (part: number) => `${(part / scrollWidth) * 100}%`;
  meter.style.setProperty('--shown', share(clientWidth));
  meter.style.setProperty('--from', share(scrollLeft));
}

function slideWidth(reel: Element): number {
  const [first, second] = reel.querySelectorAll<HTMLElement>(':scope > ul > li');
  return first && second ? second.offsetLeft - first.offsetLeft : reel.clientWidth;
}

/** Follows the reel, and shows on the meter what is in view. */
function useShown(reelId: string, meterId: string): Shown {
  const [shown, setShown] = useState<Shown>({
    fits: false,
    isFirst: true,
    isLast: false,
  });

  // Before the next frame: until then the buttons are shown, because the server can't know what fits.
  useLayoutEffect(() => {
    const reel = document.getElementById(reelId);
    const meter = document.getElementById(meterId);
    if (!reel || !meter) return;
    const show = () => {
      const now = measure(reel);
      setShown((before) => (isSame(before, now) ? before : now));
      meter.hidden = now.fits;
      showOnMeter(meter, reel);
    };
    const resized = new ResizeObserver(show);
    reel.addEventListener('scroll', show, { passive: true });
    resized.observe(reel);
    show();
    return () => {
      reel.removeEventListener('scroll', show);
      resized.disconnect();
    };
  }, [reelId, meterId]);
  return shown;
}

/** The reel scrolls by touch, trackpad and arrow keys by itself. */
export function ReelButtons({ reel: reelId, meter: meterId }: ReelButtonsProps) {
  const { fits, isFirst, isLast } = useShown(reelId, meterId);

  function move(direction: number): void {
    const reel = document.getElementById(reelId);
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    reel?.scrollBy({
      left: direction * slideWidth(reel),
      behavior: isStill ? 'auto' : 'smooth',
    });
  }

  if (fits) return null;
  // aria-disabled, not disabled: a disabled button would lose the focus.
  return (
    <div className="reel-buttons">
      <button
        className="btn btn--ghost btn--round"
        type="button"
        aria-disabled={isFirst}
        onClick={() => move(-1)}
      >
        <span className="vh">Destaque anterior</span>
        <Icon name="back" />
      </button>{' '}
      <button
        className="btn btn--round"
        type="button"
        aria-disabled={isLast}
        onClick={() => move(1)}
      >
        <span className="vh">Próximo destaque</span>
        <Icon name="go" />
      </button>
    </div>
  );
}

const isSame = (one: Shown, other: Shown) =>
  one.fits === other.fits && one.isFirst === other.isFirst && one.isLast === other.isLast;
