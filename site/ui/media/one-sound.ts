/**
 * Only one video plays at a time: whatever begins says so to the page by the event 'plays', with its element,
 * and the others return to their posters. The live one gets a button to continue.
 */
const pausedFrames = new WeakMap<Element, HTMLIFrameElement>();
const pausedWords = 'Ao vivo em pausa enquanto a gravação toca. Toque para voltar.';

export function recordingPlays(): boolean {
  return document.querySelector('.video iframe') !== null;
}

/** Hears of what begins to play elsewhere. */
export function heedRecordings(): void {
  document.addEventListener('plays', ({ detail }: CustomEventInit<Element>) => {
    if (!detail?.matches('[data-live-player]')) pauseLive();
  });
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
  document.dispatchEvent(new CustomEvent('plays', { detail: player }));
  button.setAttribute('hidden', '');
  sayAt(player, '');
  button.before(frame);
  frame.focus();
}

function sayAt(place: Element | null, words: string): void {
  const said = place?.querySelector('.video__said');
  if (said) said.textContent = words;
}
