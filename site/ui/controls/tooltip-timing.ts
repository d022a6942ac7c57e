/** The specification's figures: a first tooltip waits, the next ones come at once. */
export const openDelayMs = 700;
export const skipWindowMs = 300;
/** Time to move the pointer onto the tooltip. */
export const graceMs = 120;

/** The delay, given how long ago the last tooltip closed. */
export function hoverDelay(msSinceLastClosed: number): number {
  return msSinceLastClosed <= skipWindowMs ? 0 : openDelayMs;
}

interface TooltipDoor<Key> {
  open: (key: Key) => void;
  close: (key: Key) => void;
  clock: () => number;
}

/** Decides which tooltip is open and when; at most one. It does not touch the page. */
export function createTooltipTiming<Key>({ open, close, clock }: TooltipDoor<Key>) {
  let shown: Key | undefined;
  let awaited: Key | undefined;
  let lastClosedAt = Number.NEGATIVE_INFINITY;
  let opening: ReturnType<typeof setTimeout> | undefined;
  let closing: ReturnType<typeof setTimeout> | undefined;

  function show(key: Key): void {
    stopWaiting();
    if (shown === key) return;
    hide();
    shown = key;
    open(key);
  }

  function hide(): void {
    clearTimeout(closing);
    if (shown === undefined) return;
    const key = shown;
    shown = undefined;
    lastClosedAt = clock();
    close(key);
  }

  function stopWaiting(): void {
    clearTimeout(opening);
    clearTimeout(closing);
    awaited = undefined;
  }

  return {
    /** The pointer is over a sign, or over its open tooltip. */
    enter(key: Key): void {
      if (shown === key) clearTimeout(closing);
      if (shown === key || awaited === key) return;
      stopWaiting();
      const delay = shown === undefined ? hoverDelay(clock() - lastClosedAt) : 0;
      awaited = key;
      if (delay === 0) show(key);
      else opening = setTimeout(() => show(key), delay);
    },
    leave(key: Key): void {
      if (awaited === key) stopWaiting();
      if (shown !== key) return;
      clearTimeout(closing);
      closing = setTimeout(hide, graceMs);
    },
    focus: show,
    blur(key: Key): void {
      if (shown === key) hide();
    },
    /** After Esc, a click or a change of the page: closes and cancels everything. */
    dismiss(): void {
      stopWaiting();
      hide();
    },
  };
}
