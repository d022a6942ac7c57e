/** Opens the search panel. All else that the field can do is fetched when it is first used. */
const panel = document.getElementById('busca-do-portal');
const field = document.getElementById('procurar');

field?.addEventListener(
  'focus',
  () => {
    // Without it the form still works, so a failure needs no word.
    import('./suggestions.ts').catch(() => undefined);
  },
  { once: true },
);

document.querySelector('.search-link')?.addEventListener('click', (event) => {
  const { ctrlKey, metaKey, shiftKey } = event as MouseEvent;
  if (!panel?.showPopover || ctrlKey || metaKey || shiftKey) return;
  event.preventDefault();
  panel.showPopover();
  field?.focus();
});
