/** What holds for an island before its script is there. */

/**
 * What is true as soon as scripts work, and not without them: `data-scripted="role=grid"`. The loader is in
 * every page, so that nobody meets the other state.
 */
export function sayAtOnce(island: Element): void {
  for (const element of island.querySelectorAll<HTMLElement>('[data-scripted]')) {
    const [name = '', value = ''] = element.dataset.scripted?.split('=') ?? [];
    element.setAttribute(name, value);
  }
}

/** Such a button does nothing by itself. */
const idleButton = 'button[type="button"]:not([popovertarget], [commandfor])';

/**
 * Keeps keys and presses that came while the script was on its way; the answer does them again. Links, forms
 * and popovers have been answered by the browser.
 */
export function keepPresses(island: Element): () => void {
  const kept: (() => void)[] = [];
  const keep = (event: Event) => {
    const target = event.target as HTMLElement;
    const button = target.closest<HTMLElement>(idleButton);
    if (event instanceof KeyboardEvent)
      kept.push(() => target.dispatchEvent(new KeyboardEvent('keydown', event)));
    else if (button) kept.push(() => button.click());
  };
  island.addEventListener('click', keep);
  island.addEventListener('keydown', keep);
  return () => {
    island.removeEventListener('click', keep);
    island.removeEventListener('keydown', keep);
    for (const repeat of kept) repeat();
  };
}
