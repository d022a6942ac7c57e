/** Word breaks its lines anywhere and fills them with blanks that don't break. */
export function addWords(target: Element, text: string): void {
  const words = text.replace(/[\s\u00a0]+/g, ' ');
  const opens = target.childNodes.length === 0 || target.lastChild?.nodeName === 'BR';
  const shown = opens ? words.trimStart() : words;
  if (shown !== '') target.append(shown);
}

/** No blanks and no breaks at the end of a line. */
export function trim(line: Element): void {
  for (let last = line.lastChild; last; last = line.lastChild) {
    if (last.nodeName !== 'BR' && last.textContent?.trim()) break;
    last.remove();
  }
}

/** Words of a line without its element; a line before it ends there. */
export function unwrap(element: Element): void {
  if (element.previousSibling?.nodeName === 'SPAN' || isText(element.previousSibling))
    element.before(make(element, 'br'));
  element.replaceWith(...element.childNodes);
}

const isText = (node: ChildNode | null) => node instanceof Text || node?.nodeName === 'A';

export const make = (near: Element, tag: string): Element => near.ownerDocument.createElement(tag);
