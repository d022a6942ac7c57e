/**
 * Announces what an instant answer changed: the new texts among those marked `data-announce`, or all of them
 * if none is new.
 */
import { say } from './say.ts';

const readWords = () =>
  [...document.querySelectorAll('[data-announce]')].map(({ textContent }) => textContent.trim());

let lastWords = readWords();
document.addEventListener('instant', () => {
  const words = readWords();
  const fresh = words.filter((text) => !lastWords.includes(text));
  say((fresh.length > 0 ? fresh : words).join('. '));
  lastWords = words;
});
