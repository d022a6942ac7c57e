/**
 * Closes a panel when the focus leaves it: what has the focus must not lie behind it (WCAG 2.4.11). Not while
 * a pointer presses a button: the press itself closes the panel, and would otherwise open it again.
 */
document.addEventListener('focusin', ({ target }) => {
  if (!(target instanceof Element) || target.matches('button:active')) return;
  for (const panel of document.querySelectorAll<HTMLElement>('[popover=auto]:popover-open'))
    if (!panel.contains(target)) panel.hidePopover();
});
