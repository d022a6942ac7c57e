/** Announces to screen readers, which only read changes of a status element that was there before. */
const voice = document.createElement('p');
// On paper it would lengthen the page.
voice.className = 'vh screen-only';
voice.setAttribute('role', 'status');
document.body.append(voice);

export function say(words: string): void {
  voice.textContent = words;
}
