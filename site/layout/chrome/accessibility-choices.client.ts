/** Stores on the device what a visitor chose in the bar, and applies it at once. */
import { type Choice, textSizes } from './visitor-choices.ts';

const root = document.documentElement;
const select = document.querySelector<HTMLSelectElement>('[data-choice="theme"]');
const said = document.querySelector('[data-text-size]');
const plain = 100;

function choose(name: Choice, value: string | undefined): void {
  if (value === undefined) delete root.dataset[name];
  else root.dataset[name] = value;
  try {
    if (value === undefined) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch {
    // Storage may be forbidden: the choice then lasts as long as the page.
  }
}

function resize(change: string | undefined): void {
  const current = textSizes.indexOf(Number(root.dataset.text ?? plain));
  const step = change === 'larger' ? 1 : -1;
  const size = change === 'plain' ? plain : textSizes[current + step];
  if (size !== undefined) choose('text', size === plain ? undefined : String(size));
  if (said) said.textContent = `Texto em ${root.dataset.text ?? plain} %`;
}

function showTheme(): void {
  if (select) select.value = root.dataset.theme ?? 'system';
}

showTheme();
// A page from the browser's back/forward cache may be older than the choice.
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return;
  for (const name of ['theme', 'text'] as const) {
    const kept = localStorage.getItem(name);
    if (kept) root.dataset[name] = kept;
    else delete root.dataset[name];
  }
  showTheme();
});
select?.addEventListener('change', () =>
  choose('theme', select.value === 'system' ? undefined : select.value),
);
for (const button of document.querySelectorAll<HTMLElement>('.access [data-text]'))
  button.addEventListener('click', () => resize(button.dataset.text));
