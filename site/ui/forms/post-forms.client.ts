/** Forms that load a new page show that they are being sent. */
import { markSending } from './sending.ts';

/** Allows a second try if loading was stopped: the server recognises the same message. */
const patienceMs = 15_000;

document.addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement;
  if (event.defaultPrevented || form.method !== 'post') return;
  const restore = markSending(form);
  if (!restore) return event.preventDefault();
  setTimeout(restore, patienceMs);
  // Resets the form when the visitor comes back to the page.
  addEventListener('pageshow', ({ persisted }) => persisted && restore(), { once: true });
});
