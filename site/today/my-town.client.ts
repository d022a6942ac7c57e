/**
 * Keeps the visitor's town on this device, under the name of its field, from the moment they choose one here. It
 * is sent only when they open an address that has it. The choice replaces its part of the page at once: an island,
 * which has to be loaded first, would come too late.
 */
const field = 'municipio';

document.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLSelectElement && target.matches(`.chooser #${field}`))) return;
  try {
    if (target.value) localStorage.setItem(field, target.value);
  } catch {
    // Storage may be forbidden: then nothing is kept.
  }
});

/** From other pages to the day of the own town. */
try {
  const town = localStorage.getItem(field);
  const link = document.querySelector<HTMLAnchorElement>('[data-my-town-link]');
  if (link && town && /^[\w-]+$/.test(town)) {
    link.hash = '';
    link.search = `?${field}=${town}`;
  }
} catch {
  // The link leads to the choice.
}
