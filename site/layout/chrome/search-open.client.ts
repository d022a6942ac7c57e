/** Opens the search panel. The suggestions are loaded when the field is first used. */
import { whileLoading } from '../../instant/loading.ts';
import { say } from '../../instant/say.ts';

const panel = document.getElementById('busca-do-portal');
const field = document.getElementById('procurar');

field?.addEventListener(
  'focus',
  () => {
    // The form works without suggestions, so a failure to load is ignored.
    import('./suggestions.ts')
      .then(({ startSuggestions }) => startSuggestions({ whileLoading, say }))
      .catch(() => undefined);
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
