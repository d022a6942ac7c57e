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

/**
 * Keeps keys and presses that come while the script is on its way; the answer does them again. A form would leave
 * the page, and a panel open where the device has its own: so buttons wait. Links lead where they always lead.
 */
export function keepPresses(island: Element): () => void {
  const kept: (() => void)[] = [];
  const keep = (event: Event) => {
    const target = event.target as HTMLElement;
    const button = target.closest('button');
    if (event instanceof KeyboardEvent)
      kept.push(() => target.dispatchEvent(new KeyboardEvent('keydown', event)));
    else if (button) {
      event.preventDefault();
      kept.push(() => button.click());
    }
  };
  island.addEventListener('click', keep);
  island.addEventListener('keydown', keep);
  return () => {
    island.removeEventListener('click', keep);
    island.removeEventListener('keydown', keep);
    for (const repeat of kept) repeat();
  };
}
