/** Offers the interactive map, and fetches it only when the button is pressed. */
import { say } from '../instant/say.ts';

const patienceMs = 15_000;

function offer(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-embed] button'))
    button.hidden = false;
}

/** Our picture stays until the map has loaded, and comes back if it fails. */
function bring(button: HTMLButtonElement, frame: HTMLElement): void {
  const map = document.createElement('iframe');
  map.src = frame.dataset.embed ?? '';
  map.title = 'Mapa interativo da secretaria, do OpenStreetMap';
  map.referrerPolicy = 'strict-origin-when-cross-origin';
  const show = (words: string) => {
    button.textContent = words;
    say(words);
  };
  const late = setTimeout(() => {
    map.remove();
    delete button.dataset.busy;
    show('O mapa não abriu. Tentar de novo');
  }, patienceMs);
  map.addEventListener('load', () => {
    clearTimeout(late);
    const isAwaited = document.activeElement === button;
    for (const other of [...frame.children]) if (other !== map) other.remove();
    // Takes the button's place in the tab order.
    map.tabIndex = 0;
    if (isAwaited) map.focus();
  });
  button.dataset.busy = 'sim';
  show('Abrindo o mapa…');
  frame.append(map);
}

document.addEventListener('click', (event) => {
  const button = (event.target as Element).closest<HTMLButtonElement>('[data-embed] button');
  const frame = button?.parentElement;
  if (button && frame && !button.dataset.busy) bring(button, frame);
});

document.addEventListener('instant', offer);
offer();
