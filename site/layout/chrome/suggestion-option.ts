import type { Suggestion } from '#content/search';

/** One line of the list under the header's search: its title with the typed words marked, and its kind. */
export function toOption({ title, kind, address }: Suggestion, position: number): HTMLElement {
  const option = document.createElement('div');
  option.id = `sugestao-${position}`;
  option.role = 'option';
  option.dataset.address = address;
  const name = document.createElement('span');
  name.append(...title.map(({ text, hit }) => (hit ? hitOf(text) : text)));
  const sort = document.createElement('small');
  sort.textContent = kind;
  // Heard, not seen: what it is comes after its title, not as a part of it.
  const pause = document.createElement('span');
  pause.className = 'vh';
  pause.textContent = ',';
  option.append(name, pause, ' ', sort);
  return option;
}

function hitOf(text: string): HTMLElement {
  const element = document.createElement('mark');
  element.className = 'hit';
  element.textContent = text;
  return element;
}
