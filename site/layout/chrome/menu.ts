/** Says the menu's state to older screen readers, and never leaves it open behind a 'back'. */
const menu = document.getElementById('menu');
const button = document.querySelector<HTMLButtonElement>('[popovertarget="menu"]');

if (menu && button) {
  button.setAttribute('aria-expanded', 'false');
  menu.addEventListener('toggle', (event) => {
    button.setAttribute('aria-expanded', String((event as ToggleEvent).newState === 'open'));
  });
  menu.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a') && menu.matches(':popover-open')) menu.hidePopover();
  });
  // The key of the menu's link works even where the link is hidden and the button stands in for the bar.
  document.querySelector('.skip__wide')?.addEventListener('click', (event) => {
    if (menu.checkVisibility()) return;
    event.preventDefault();
    button.focus();
  });
}
