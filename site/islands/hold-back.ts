/**
 * What is pressed while an island is on its way is done once it is there: otherwise a form would leave the page,
 * and a button do nothing. Gives what releases it.
 */
export function holdBack(element: Element): () => void {
  let pressed: HTMLElement | undefined;
  const hold = (event: Event) => {
    const { ctrlKey, metaKey, shiftKey } = event as MouseEvent;
    if (ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    pressed = event.target as HTMLElement;
  };
  // Enter in a field presses the form's button, so this is all there is.
  element.addEventListener('click', hold, { capture: true });
  return () => {
    element.removeEventListener('click', hold, { capture: true });
    pressed?.click();
  };
}
