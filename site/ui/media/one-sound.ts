/**
 * Only one video plays at a time: the other returns to its poster, and the live one gets a button to
 * continue.
 */
const pausedFrames = new WeakMap<Element, HTMLIFrameElement>();
const pausedWords = 'Ao vivo em pausa enquanto a gravação toca. Toque para voltar.';

const recordings = new Set<() => void>();

/** How a recording is stopped; gives back how to forget it. */
export function onStopRecordings(stop: () => void): () => void {
  recordings.add(stop);
  return () => void recordings.delete(stop);
}

export function recordingPlays(): boolean {
  return document.querySelector('.video iframe') !== null;
}

export function stopRecordings(): void {
  for (const stop of recordings) stop();
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

/** What a press of the live player's button does. */
export function resumeLive(event: Event): void {
  const button = (event.target as Element).closest('[data-live-player] > button');
  const player = button?.parentElement;
  const frame = player && pausedFrames.get(player);
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
