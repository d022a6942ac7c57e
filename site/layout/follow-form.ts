import { draftChanged } from '../../lib/draft-changed.ts';

// Shows the draft anew when the form beside this page was saved. The browser keeps the place.
window.addEventListener('message', ({ data, source }) => {
  if (source === window.parent && data === draftChanged) location.reload();
});
