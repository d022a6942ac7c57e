/** What holds for an island before its script is there. */

/**
 * What is true as soon as scripts work, and not without them: `data-scripted="role=grid"`. Gives back how to take
 * it back, where the script does not come.
 */
export function sayAtOnce(island: Element): () => void {
  const said: (() => void)[] = [];
  for (const element of island.querySelectorAll<HTMLElement>('[data-scripted]')) {
    const [name = '', value = ''] = element.dataset.scripted?.split('=') ?? [];
    element.setAttribute(name, value);
    said.push(() => element.removeAttribute(name));
  }
  return () => {
    for (const takeBack of said) takeBack();
  };
}

const kinds = ['click', 'keydown', 'input', 'change'];

/**
 * Keeps what is pressed, typed and chosen while the script is on its way; the answer tells the island. A form would
 * leave the page, and a panel open where the device has its own: so buttons wait. Links lead where they always lead.
 * `onPress` is called when something waits.
 */
export function keepEvents(island: Element, onPress: () => void): () => void {
  const kept: (() => void)[] = [];
  const pressed = new Set<HTMLElement>();
  const keep = (event: Event) => {
    const target = event.target as HTMLElement;
    if (event.type === 'click') {
      const button = target.closest('button');
      if (!button) return;
      event.preventDefault();
      // Who presses again waits for the same.
      if (!pressed.has(button)) kept.push(() => button.click());
      pressed.add(button);
      onPress();
    } else if (event instanceof KeyboardEvent) {
      // A key before it may have moved the focus.
      const at = () => (island.contains(document.activeElement) ? document.activeElement : target);
      kept.push(() => at()?.dispatchEvent(new KeyboardEvent(event.type, event)));
    } else kept.push(() => target.dispatchEvent(new Event(event.type, event)));
  };
  for (const kind of kinds) island.addEventListener(kind, keep);
  return () => {
    for (const kind of kinds) island.removeEventListener(kind, keep);
    // The part that it stood in may have been replaced.
    const told = kept.splice(0);
    if (island.isConnected) for (const tell of told) tell();
  };
}
