/** Offers the interactive map, and fetches it only when the button is pressed. */
function offer(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-embed] button'))
    button.hidden = false;
}

document.addEventListener('click', (event) => {
  const frame = (event.target as Element).closest<HTMLElement>(
    '[data-embed] button',
  )?.parentElement;
  if (!frame?.dataset.embed) return;
  const map = document.createElement('iframe');
  map.src = frame.dataset.embed;
  map.title = 'Mapa interativo da secretaria, do OpenStreetMap';
  map.referrerPolicy = 'strict-origin-when-cross-origin';
  // Keeps its place in the order of the keyboard: the button is gone, the map stands there.
  map.tabIndex = 0;
  frame.replaceChildren(map);
  map.focus();
});

document.addEventListener('instant', offer);
offer();
