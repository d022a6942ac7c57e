/** Forms that load a page of their own say that they are on their way. */
import { markSending } from './sending.ts';

/** Whoever stopped the page from loading may try again: the server knows a message that came twice. */
const patienceMs = 15_000;

document.addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement;
  if (event.defaultPrevented || form.method !== 'post') return;
  const restore = markSending(form);
  if (!restore) return event.preventDefault();
  setTimeout(restore, patienceMs);
  // Coming back by the browser's button shows the page as it was left.
  addEventListener('pageshow', ({ persisted }) => persisted && restore(), { once: true });
});
