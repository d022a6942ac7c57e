/** Speaks to whoever can't see: a screen reader listens only to a status that was there before. */
const voice = document.createElement('p');
voice.className = 'vh';
voice.setAttribute('role', 'status');
document.body.append(voice);

export function say(words: string): void {
  voice.textContent = words;
}
