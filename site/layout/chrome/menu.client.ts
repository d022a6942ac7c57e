/** Sets the menu's state for older screen readers, and closes it when the visitor goes back. */
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
  // The access key of the menu also works where the menu is behind a button.
  document.querySelector('.skip__wide')?.addEventListener('click', (event) => {
    if (menu.checkVisibility()) return;
    event.preventDefault();
    button.focus();
  });
}
