/** Forms that load a page of their own say that they are on their way. */
import { markSending } from './sending.ts';

const restores: (() => void)[] = [];

document.addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement;
  if (event.defaultPrevented || form.method !== 'post') return;
  const restore = markSending(form);
  if (restore) restores.push(restore);
  else event.preventDefault();
});

// Coming back by the browser's button shows the page as it was left.
addEventListener('pageshow', () => {
  for (const restore of restores.splice(0)) restore();
});
