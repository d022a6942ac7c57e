/**
 * Only one video plays at a time: the other returns to its poster, and the live one gets a button to
 * continue.
 */
const pausedFrames = new WeakMap<Element, HTMLIFrameElement>();
const pausedWords = 'Ao vivo em pausa enquanto a gravação toca. Toque para voltar.';

export function recordingPlays(): boolean {
  return document.querySelector('.video > iframe') !== null;
}

export function stopRecordings(): void {
  for (const frame of document.querySelectorAll('.video > iframe')) {
    sayAt(frame.parentElement, '');
    frame.remove();
  }
}

export function pauseLive(): void {
  for (const player of document.querySelectorAll('[data-live-player]')) {
    const frame = player.querySelector('iframe');
    if (!frame) continue;
    pausedFrames.set(player, frame);
    frame.remove();
    player.querySelector('button')?.removeAttribute('hidden');
    sayAt(player, pausedWords);
  }
}

function resumeLive(player: Element, button: Element): void {
  const frame = pausedFrames.get(player);
  if (!frame) return;
  stopRecordings();
  button.setAttribute('hidden', '');
  sayAt(player, '');
  button.before(frame);
  frame.focus();
}

function sayAt(place: Element | null, words: string): void {
  const said = place?.querySelector('.video__said');
  if (said) said.textContent = words;
}

document.addEventListener('click', (event) => {
  const button = (event.target as Element).closest('[data-live-player] > button');
  if (button?.parentElement) resumeLive(button.parentElement, button);
});
