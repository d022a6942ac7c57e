/**
 * Keeps the visitor's town on this device, from the moment they choose one here. It is sent only when they
 * open an address that has it, and forgotten with one tap.
 */
const key = 'municipio';

function kept(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(town: string): void {
  try {
    if (town) localStorage.setItem(key, town);
    else localStorage.removeItem(key);
  } catch {
    // Storage may be forbidden: then nothing is kept.
  }
}

const field = () => document.querySelector<HTMLSelectElement>('.chooser #municipio');

function show(): void {
  lead();
  const notice = document.querySelector<HTMLElement>('[data-my-town]');
  if (notice) notice.hidden = kept() === null;
  const select = field();
  const town = kept();
  // One opened the page without a town: the own one is offered first, not chosen.
  const own = town && [...(select?.options ?? [])].find(({ value }) => value === town);
  if (select && own && !own.text.includes('minha cidade')) {
    own.text = `${own.text} (minha cidade)`;
    select.options[0]?.after(own);
  }
}

/** From other pages to the day of the own town. */
function lead(): void {
  const town = kept();
  const link = document.querySelector<HTMLAnchorElement>('[data-my-town-link]');
  if (link && town && /^[\w-]+$/.test(town)) {
    link.hash = '';
    link.search = `?municipio=${town}`;
  }
}

document.addEventListener('change', (event) => {
  const select = field();
  if (select?.value && event.target === select) keep(select.value);
});

document.addEventListener('click', (event) => {
  if (!(event.target as Element).closest('[data-my-town] button')) return;
  keep('');
  field()?.focus();
  show();
});

document.addEventListener('instant', show);
show();
