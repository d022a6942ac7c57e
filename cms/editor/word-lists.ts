/** Word copies the items of a list as paragraphs: the style says which list and how deep. */
const placeOf = (node: Element) =>
  /mso-list:\s*(l\d+) level(\d+)/i.exec(node.getAttribute('style') ?? '');

export const isWordItem = (node: Element): boolean =>
  node.tagName === 'P' && placeOf(node) !== null;

/** By the number, letter or dot that Word has drawn for those who can't make lists. */
function isNumbered(node: Element): boolean {
  const mark = node.querySelector('[style*="mso-list:Ignore" i]')?.textContent ?? '';
  return /^\s*\(?(\d+|[a-z]|[ivxlc]+)[.)ºª°]/i.test(mark);
}

const depthOf = (node: Element) => Math.max(1, Number(placeOf(node)?.[2]));

/** A list within a list may be another one and of another kind, and ends nothing. */
const beginsAnother = (node: Element, first: Element) =>
  depthOf(node) === 1 &&
  placeOf(node)?.[1] !== placeOf(first)?.[1] &&
  isNumbered(node) !== isNumbered(first);

/** The lists made of an item and all that follow it without a gap, each item as deep as Word says. */
export function takeWordLists(
  first: Element,
  fillItem: (item: Element, content: Element) => void,
): Element[] {
  const listFor = (node: Element) => document.createElement(isNumbered(node) ? 'ol' : 'ul');
  let opener = first;
  const lists: Element[] = [listFor(first)];
  let open: Element[] = [...lists];
  for (let node: Element | null = first; node && isWordItem(node); node = node.nextElementSibling) {
    if (beginsAnother(node, opener)) {
      opener = node;
      open = [listFor(node)];
      lists.push(...open);
    }
    const depth = depthOf(node);
    open.length = Math.min(open.length, depth);
    while (open.length < depth) {
      const parent = open.at(-1)?.lastElementChild;
      if (!parent) break;
      open.push(parent.appendChild(listFor(node)));
    }
    const item = document.createElement('li');
    fillItem(item, node);
    if (item.childNodes.length > 0) open.at(-1)?.append(item);
  }
  return lists;
}
