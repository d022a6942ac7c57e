/**
 * Where an answer leads, as `data-then` says around the link or form that asked for it. `top`: the list's heading
 * gets the focus and is scrolled into view. `close`: if a sheet covers the list, it closes, and the heading gets the
 * focus.
 */
export function followAnswer(cause: Element | undefined): void {
  const top = document.querySelector<HTMLElement>('[data-list-top]');
  const then = cause?.closest<HTMLElement>('[data-then]')?.dataset.then;
  const sheet = document.querySelector<HTMLElement>('[popover="auto"]:popover-open');
  if (then === 'top') {
    top?.focus({ preventScroll: true });
    top?.scrollIntoView({ block: 'start' });
  }
  if (then === 'close' && sheet) {
    sheet.hidePopover();
    top?.focus();
  }
  // What had the focus may have disappeared with the list it was in.
  if (document.activeElement === document.body) top?.focus({ preventScroll: true });
}
