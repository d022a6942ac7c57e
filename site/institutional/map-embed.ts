/** Offers the interactive map, and fetches it only when the button is pressed. */
function offer(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-embed] button'))
    button.hidden = false;
}

function bring(button: HTMLButtonElement, frame: HTMLElement): void {
  const map = document.createElement('iframe');
  map.src = frame.dataset.embed ?? '';
  map.title = 'Mapa interativo da secretaria, do OpenStreetMap';
  map.referrerPolicy = 'strict-origin-when-cross-origin';
  // Keeps its place in the order of the keyboard: the button is gone, the map stands there.
  map.tabIndex = 0;
  button.ariaBusy = 'true';
  button.textContent = 'Abrindo o mapa…';
  // Our own picture stays until theirs has come.
  map.addEventListener('load', () => {
    const isAwaited = document.activeElement === button;
    for (const other of [...frame.children]) if (other !== map) other.remove();
    if (isAwaited) map.focus();
  });
  frame.append(map);
}

document.addEventListener('click', (event) => {
  const button = (event.target as Element).closest<HTMLButtonElement>('[data-embed] button');
  const frame = button?.parentElement;
  if (button && frame && button.ariaBusy !== 'true') bring(button, frame);
});

document.addEventListener('instant', offer);
offer();
