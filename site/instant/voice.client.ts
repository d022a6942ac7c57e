/**
 * Announces what an instant answer changed: the new texts among those marked `data-announce`, or all of them
 * if none is new. And what islands ask to be said (`ask-page.ts`).
 */
import { whileLoading } from './loading.ts';
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

document.addEventListener('say', ({ detail }) => say(detail));
// Whether it fails is the island's business.
document.addEventListener('wait', ({ detail }) => void whileLoading(detail).catch(() => undefined));
