const names = ['click', 'input', 'change'];

/**
 * Keeps what a visitor pressed, typed or chose in an island before its script was there, and gives a function
 * that tells the island. What the browser does by itself is not done twice: only a real press follows a link
 * or sends a form.
 */
export function keepEarlyEvents(element: Element): () => void {
  const kept: Event[] = [];
  const keep = (event: Event) => void kept.push(event);
  for (const name of names) element.addEventListener(name, keep);
  return () => {
    for (const name of names) element.removeEventListener(name, keep);
    for (const { type, target } of kept.splice(0))
      target?.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
  };
}
