/** What the panels of the platform don't do by themselves. No state is kept: they open and close without this. */
const menu = document.getElementById('menu');
const menuButton = document.getElementById('abrir-menu');
const search = document.getElementById('busca-do-portal');

/**
 * A panel closes when the focus leaves it: what has the focus must not lie behind it (WCAG 2.4.11). Not while
 * a pointer presses a button: the press itself closes the panel, and would otherwise open it again.
 */
document.addEventListener('focusin', ({ target }) => {
  if (!(target instanceof Element) || target.matches('button:active')) return;
  for (const panel of document.querySelectorAll<HTMLElement>('[popover=auto]:popover-open'))
    if (!panel.contains(target)) panel.hidePopover();
});

// For older screen readers, which don't ask the browser.
menuButton?.setAttribute('aria-expanded', 'false');
menu?.addEventListener('toggle', (event) => {
  menuButton?.setAttribute('aria-expanded', String((event as ToggleEvent).newState === 'open'));
});

// Closed when the visitor goes back.
menu?.addEventListener('click', ({ target }) => {
  if ((target as Element).closest('a') && menu.matches(':popover-open')) menu.hidePopover();
});

// The access key of the menu also works where the menu is behind a button.
document.querySelector('.skip__wide')?.addEventListener('click', (event) => {
  if (menu?.checkVisibility()) return;
  event.preventDefault();
  menuButton?.focus();
});

// Without a script the link leads to the search page, which the button of a popover could not.
document.querySelector<HTMLElement>('.search-link')?.addEventListener('click', (event) => {
  if (!search?.showPopover || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  search.showPopover();
  document.getElementById('procurar')?.focus();
});
