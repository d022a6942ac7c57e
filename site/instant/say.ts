/** Announces to screen readers, which only read changes of a status element that was there before. */
const voice = document.createElement('p');
voice.className = 'vh';
voice.setAttribute('role', 'status');
document.body.append(voice);

export function say(words: string): void {
  voice.textContent = words;
}
