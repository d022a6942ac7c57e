/** Shows and announces 'Carregando…' where something takes long. */
import { say } from './say.ts';

const showAfterMs = 400;
const words = 'Carregando…';

// A popover, because it must lie above other popovers.
const mark = document.createElement('p');
mark.className = 'loading';
mark.popover = 'manual';
mark.ariaHidden = 'true';
mark.textContent = words;
document.body.append(mark);

let pending = 0;

export async function whileLoading<T>(work: Promise<T>): Promise<T> {
  pending++;
  const showLater = setTimeout(() => {
    mark.togglePopover(true);
    say(words);
  }, showAfterMs);
  try {
    return await work;
  } finally {
    clearTimeout(showLater);
    pending--;
    if (pending === 0) mark.togglePopover(false);
  }
}
