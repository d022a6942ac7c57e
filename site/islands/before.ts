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

const kinds = ['click', 'keydown', 'input', 'change'];

/**
 * Keeps what is pressed, typed and chosen while the script is on its way; the answer tells the island. A form would
 * leave the page, and a panel open where the device has its own: so buttons wait. Links lead where they always lead.
 */
export function keepEvents(island: Element): () => void {
  const kept: (() => void)[] = [];
  const keep = (event: Event) => {
    const target = event.target as HTMLElement;
    if (event.type === 'click') {
      const button = target.closest('button');
      if (!button) return;
      event.preventDefault();
      kept.push(() => button.click());
    } else {
      const again = event instanceof KeyboardEvent ? KeyboardEvent : Event;
      kept.push(() => target.dispatchEvent(new again(event.type, event)));
    }
  };
  for (const kind of kinds) island.addEventListener(kind, keep);
  return () => {
    for (const kind of kinds) island.removeEventListener(kind, keep);
    for (const tell of kept) tell();
  };
}
