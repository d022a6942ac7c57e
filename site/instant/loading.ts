/** Shows and says that something is on its way, but only where it takes long enough to wonder. */
import { say } from './say.ts';

const patienceMs = 400;
const words = 'Carregando…';

// A popover, because what is waited for may have been asked in one: only there it lies above it.
const mark = document.createElement('p');
mark.className = 'loading';
mark.popover = 'manual';
mark.ariaHidden = 'true';
mark.textContent = words;
document.body.append(mark);

let awaited = 0;

export async function whileLoading<T>(work: Promise<T>): Promise<T> {
  awaited++;
  const wondering = setTimeout(() => {
    mark.togglePopover(true);
    say(words);
  }, patienceMs);
  try {
    return await work;
  } finally {
    clearTimeout(wondering);
    awaited--;
    if (awaited === 0) mark.togglePopover(false);
  }
}
