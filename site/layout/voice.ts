/**
 * Says what an instant answer changed. A screen reader listens only to a status that was there before,
 * so it stands outside the parts that are swapped. Of what is marked `data-announce`, the words that are
 * new are spoken, or all of them where the answer reads the same.
 */
const voice = document.createElement('p');
voice.className = 'vh';
voice.setAttribute('role', 'status');
document.body.append(voice);

const readWords = () =>
  [...document.querySelectorAll('[data-announce]')].map(({ textContent }) => textContent.trim());

let lastWords = readWords();
document.addEventListener('instant', () => {
  const words = readWords();
  const fresh = words.filter((text) => !lastWords.includes(text));
  voice.textContent = (fresh.length > 0 ? fresh : words).join('. ');
  lastWords = words;
});
