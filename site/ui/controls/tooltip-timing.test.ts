import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTooltipTiming, hoverDelay } from './tooltip-timing.ts';

describe('hoverDelay', () => {
  it('is 700 ms, and none within 300 ms of the last one closing', () => {
    expect(hoverDelay(Number.POSITIVE_INFINITY)).toBe(700);
    expect(hoverDelay(301)).toBe(700);
    expect(hoverDelay(300)).toBe(0);
    expect(hoverDelay(0)).toBe(0);
  });
});

describe('createTooltipTiming', () => {
  const open = vi.fn();
  const close = vi.fn();
  let timing: ReturnType<typeof createTooltipTiming<string>>;

  beforeEach(() => {
    vi.useFakeTimers();
    open.mockClear();
    close.mockClear();
    timing = createTooltipTiming<string>({ open, close, clock: () => Date.now() });
  });
  afterEach(() => vi.useRealTimers());

  it('opens after 700 ms of hover, not before', () => {
    timing.enter('a');
    vi.advanceTimersByTime(699);
    expect(open).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(open).toHaveBeenCalledExactlyOnceWith('a');
  });

  it('does not open when the pointer only passes by', () => {
    timing.enter('a');
    vi.advanceTimersByTime(500);
    timing.leave('a');
    vi.advanceTimersByTime(2000);
    expect(open).not.toHaveBeenCalled();
  });

  it('opens at once on focus and closes on blur', () => {
    timing.focus('a');
    expect(open).toHaveBeenCalledWith('a');
    timing.blur('a');
    expect(close).toHaveBeenCalledWith('a');
  });

  it('opens the next without delay within 300 ms, and with delay later', () => {
    timing.focus('a');
    timing.blur('a');
    vi.advanceTimersByTime(300);
    timing.enter('b');
    expect(open).toHaveBeenLastCalledWith('b');
    timing.dismiss();
    vi.advanceTimersByTime(301);
    timing.enter('c');
    expect(open).not.toHaveBeenCalledWith('c');
    vi.advanceTimersByTime(700);
    expect(open).toHaveBeenLastCalledWith('c');
  });

  it('never leaves two open', () => {
    timing.focus('a');
    timing.enter('b');
    expect(close).toHaveBeenCalledExactlyOnceWith('a');
    expect(open).toHaveBeenLastCalledWith('b');
  });

  it('stays while the pointer moves on to the tooltip itself', () => {
    timing.focus('a');
    timing.leave('a');
    vi.advanceTimersByTime(100);
    timing.enter('a');
    vi.advanceTimersByTime(1000);
    expect(close).not.toHaveBeenCalled();
  });

  it('closes on Esc and forgets what was about to open', () => {
    timing.focus('a');
    timing.dismiss();
    expect(close).toHaveBeenCalledWith('a');
    vi.advanceTimersByTime(400);
    timing.enter('b');
    timing.dismiss();
    vi.advanceTimersByTime(2000);
    expect(open).not.toHaveBeenCalledWith('b');
  });
});
