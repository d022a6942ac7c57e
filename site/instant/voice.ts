/**
 * Says what an instant answer changed. Of what is marked `data-announce`, the words that are new are
 * spoken, or all of them where the answer reads the same.
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
